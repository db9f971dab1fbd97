// `npm run check:language`: fails on banned terms of the language guide that aren't in the baseline yet.
//   -- --list FOLDER   prints the findings of a folder
//   -- --update        lowers the baseline to the current counts; with --force also raises it
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBannedTerms } from './find-banned-terms.ts';
import { compareCounts, countFindings, type FindingCounts, folderOf, totalsOf } from './finding-counts.ts';

const root = join(import.meta.dirname, '..', '..');
const baselineFile = join(import.meta.dirname, 'baseline.json');
const checked = /\.(?:tsx?|mjs|md)$/;
// Help pages in other languages than English aren't checked: `organisation`, for example, is a French word.
const skipped =
  /^(?:vendor|bench\/(?:peers|results)|apps\/web\/help\/pages\/(?!en\/)[^/]+)\/|\/(?:fixtures|migrations)\/|^tools\/language\//;

const { values } = parseArgs({
  options: { list: { type: 'string' }, update: { type: 'boolean' }, force: { type: 'boolean' } },
});
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 27,
})
  .split('\n')
  .filter((file) => checked.test(file) && !skipped.test(file) && existsSync(join(root, file)));
const findings = files.flatMap((file) => findBannedTerms(file, readFileSync(join(root, file), 'utf8')));
const counts = countFindings(findings);
const baseline = JSON.parse(readFileSync(baselineFile, 'utf8')) as FindingCounts;
const { rises, falls } = compareCounts(counts, baseline);

if (values.list !== undefined) {
  for (const { file, kind, term } of findings)
    if (folderOf(file) === values.list) console.log(`${file}: ${kind}: ${term}`);
}
if (values.update && (rises.length === 0 || values.force)) {
  const sorted = Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(baselineFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
for (const { folder, kind, before, now } of rises) {
  console.error(
    `${folder}: ${now} findings of kind ${kind}, ${before} allowed (npm run check:language -- --list ${folder})`,
  );
}
if (falls.length > 0 && !values.update) {
  console.log(`${falls.length} counts are lower than the baseline: npm run check:language -- --update records them.`);
}
const totals = Object.entries(totalsOf(counts)).map(([kind, count]) => `${count} ${kind}`);
console.log(`${files.length} files: ${totals.join(', ')}`);
process.exit(rises.length > 0 && !(values.update && values.force) ? 1 : 0);
