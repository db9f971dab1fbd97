// `npm run templates [-- --only permit]`: fills each template of the product in by rule, prints it, and lays its pages side by side in
// shots/templates. Says what a submit would still find wrong, what is never shown, and how long the paper is. Needs poppler's `pdftoppm`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ownTemplates } from '@tideform/server/templates';
import { drawTemplate } from './draw-template.ts';
import { fillTemplate } from './fill-template.ts';
import { layPages, pagesOf } from './sheets.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const folder = join(import.meta.dirname, '../../shots/templates');
mkdirSync(folder, { recursive: true });
const chosen = ownTemplates.filter(({ key }) => key.includes(values.only));

let asked = 0;
let wrong = 0;
for (const template of chosen) {
  const filled = await fillTemplate(template);
  const pdf = await drawTemplate(template, filled.data);
  writeFileSync(join(folder, `${template.key}.pdf`), pdf);
  const pages = pagesOf(pdf);
  writeFileSync(join(folder, `${template.key}.png`), layPages(pages));
  asked += filled.shown;
  wrong += filled.wrong.length;
  console.log(
    `${template.key}: ${filled.shown} of ${filled.fields} fields shown, ${pages.length} pages${filled.wrong.map((one) => `\n  ${one}`).join('')}`,
  );
}
console.log(`${chosen.length} templates, ${asked} answers, ${wrong} not as the form wants them`);
