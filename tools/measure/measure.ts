// `npm run measure`: prints figures about the code and the built app, to compare before and after a change of structure:
// files and folders, folders that import each other, JavaScript chunks, and what each page downloads first.
// `npm run measure -- --list` also lists what the figures count.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { checkImports } from '../dependency-rule/check-imports.ts';
import { readSourceFiles } from '../dependency-rule/source-files.ts';
import { budgets } from '../size-budget/budgets.ts';
import { dist, listPageFiles } from '../size-budget/page-files.ts';
import { buildWeb } from '../start/build-web.ts';
import { measureCodeShape } from './code-shape.ts';

const { values: flags } = parseArgs({ options: { list: { type: 'boolean', default: false } } });
const root = join(import.meta.dirname, '..', '..');

const { imports } = await checkImports(root);
const shape = measureCodeShape(readSourceFiles(root, ['packages', 'apps']), imports);
print('product modules', shape.modules);
print('median lines', shape.medianLines);
printList('modules of more than 400 lines', shape.longModules);
printList('modules of at most 20 lines with one caller', shape.singleCallerSnippets);
print('folders', shape.folders);
printList('folders with more than 10 modules', shape.crowdedFolders);
printList('sibling folders that import each other', shape.mutualFolders);

await buildWeb();
const chunks = readdirSync(join(dist, 'assets'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
);
const messageChunks = chunks.filter((name) => name.startsWith('messages-'));
print('JavaScript chunks', chunks.length - messageChunks.length);
print('message files of all languages', messageChunks.length);
for (const { name, entries } of budgets) {
  const pageFiles = [...listPageFiles(entries)];
  const bytes = pageFiles.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
  print(`first load of ${name}`, `${(bytes / 1000).toFixed(0)} kB in ${pageFiles.length} files`);
}

function print(label: string, value: number | string): void {
  console.log(`${label}: ${value}`);
}

function printList(label: string, items: readonly string[]): void {
  print(label, items.length);
  if (flags.list) for (const item of items) console.log(`  ${item}`);
}
