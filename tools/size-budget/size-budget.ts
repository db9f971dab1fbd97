// `npm run size`: what each page downloads, beside its budget. Fails when one is over, and when a file imports a worker's first one.
// `npm run size -- --sources respond` says what the page's bytes are spent on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildWeb } from '../start/build-web.ts';
import { budgets } from './budgets.ts';
import { importersOfWorkers } from './late-modules.ts';
import { dist, pageFiles } from './page-files.ts';
import { sourcesOf } from './sources.ts';

const { values: asked } = parseArgs({ options: { sources: { type: 'string' } } });
await buildWeb();

let over = 0;
for (const budget of budgets) {
  const files = pageFiles(budget.entries);
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  );
  const isOver = bytes / 1000 > budget.limitKb;
  if (isOver) over += 1;
  console.log(
    `${isOver ? 'OVER  ' : 'ok    '} ${budget.name}: ${(bytes / 1000).toFixed(0)} kB gzip of ${budget.limitKb} (${files.size} files)`,
  );
}

const page = budgets.find(({ name }) => name === asked.sources);
for (const [source, bytes] of page ? sourcesOf(pageFiles(page.entries)) : [])
  console.log(`${(bytes / 1000).toFixed(2).padStart(8)}  ${source}`);
const importers = importersOfWorkers(join(dist, 'assets'));
for (const importer of importers) console.log(`WRONG  ${importer}`);
const failed = over + importers.length;
console.log(`${budgets.length - over} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
