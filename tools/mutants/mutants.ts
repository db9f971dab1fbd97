// `npm run mutants [-- --count 40 --seed 1]`: mutation testing. Applies small random code changes to the product, one
// at a time, while the tests load it, and checks whether a unit, view, conformance or simulation test fails. Files on
// disk don't change. Prints the mutants that no test found, and ends with one line of counts. `--list` only lists the
// mutants, `--only 3,7` runs the third and the seventh.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseMutants } from './choose-mutants.ts';
import type { FileMutant } from './file-mutant.ts';
import { testMutant } from './test-mutant.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const root = join(import.meta.dirname, '..', '..');
const chosen = chooseMutants(root, Number(values.count), Number(values.seed));
const only = values.only?.split(',').map(Number);
let [played, found] = [0, 0];
for (const [index, mutant] of chosen.entries()) {
  if (only && !only.includes(index + 1)) continue;
  const place = `${`${index + 1}`.padStart(3)} ${formatMutant(mutant)}`;
  if (values.list) {
    console.log(place);
    continue;
  }
  played += 1;
  const by = await testMutant(root, mutant);
  if (by) found += 1;
  console.log(`${by ? `found (${by})` : 'NOT FOUND'}: ${place}`);
}
if (!values.list) console.log(`${found} of ${played} mutants found`);

function formatMutant({ file, start, end, replace, kind }: FileMutant): string {
  const text = readFileSync(file, 'utf8');
  const line = text.slice(0, start).split('\n').length;
  const short = (words: string) => words.replace(/\s+/g, ' ').slice(0, 70);
  return `${relative(root, file)}:${line} ${kind}: ${short(text.slice(start, end))} → ${short(replace)}`;
}
