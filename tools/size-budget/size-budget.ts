// `npm run size`: prints the download size of each page and its budget. Fails if a page is over its budget, or if a
// file imports a worker's entry file. `npm run size -- --sources respond` lists the page's bytes by source.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildWeb } from '../start/build-web.ts';
import { budgets } from './budgets.ts';
import { findWorkerImports } from './find-worker-imports.ts';
import { dist, listPageFiles } from './page-files.ts';
import { measureSources } from './sources.ts';

const { values: flags } = parseArgs({ options: { sources: { type: 'string' } } });
await buildWeb();

let over = 0;
for (const budget of budgets) {
  const files = listPageFiles(budget.entries);
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

const page = budgets.find(({ name }) => name === flags.sources);
for (const [source, bytes] of page ? measureSources(listPageFiles(page.entries)) : [])
  console.log(`${(bytes / 1000).toFixed(2).padStart(8)}  ${source}`);
const importers = findWorkerImports(join(dist, 'assets'));
for (const importer of importers) console.log(`WRONG  ${importer}`);
const failed = over + importers.length;
console.log(`${budgets.length - over} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
