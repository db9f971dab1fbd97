// `npm run templates [-- --only permit]`: fills in each built-in template automatically, prints it, and saves its pages
// side by side in shots/templates. Prints the remaining validation errors, the number of fields shown, and the number
// of pages. Needs poppler's `pdftoppm`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ownTemplates } from '@tideform/server/templates';
import { arrangePages, renderPages } from './arrange-pages.ts';
import { fillTemplate } from './fill-template.ts';
import { renderTemplate } from './render-template.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const folder = join(import.meta.dirname, '../../shots/templates');
mkdirSync(folder, { recursive: true });
const chosen = ownTemplates.filter(({ key }) => key.includes(values.only));

let answerCount = 0;
let failedCount = 0;
for (const template of chosen) {
  const filled = await fillTemplate(template);
  const pdf = await renderTemplate(template, filled.data);
  writeFileSync(join(folder, `${template.key}.pdf`), pdf);
  const pages = renderPages(pdf);
  writeFileSync(join(folder, `${template.key}.png`), arrangePages(pages));
  answerCount += filled.shown;
  failedCount += filled.remainingErrors.length;
  console.log(
    `${template.key}: ${filled.shown} of ${filled.fields} fields shown, ${pages.length} pages${filled.remainingErrors.map((one) => `\n  ${one}`).join('')}`,
  );
}
console.log(`${chosen.length} templates, ${answerCount} answers, ${failedCount} invalid`);
