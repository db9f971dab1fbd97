// `npm run affected [-- --base REF]`: runs the checks that the current change can break: types, lint and module boundaries of all code, and
// the unit, view and screen tests that depend on a changed file. Prints the names of the browser journeys that use a changed screen. The
// change is everything since `REF`, including the working tree; by default since the merge base with origin/main, or without origin/main
// since the previous commit.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSteps, runSteps, type Step } from '../check/steps.ts';
import { findBase, listChangedFiles } from './changed-files.ts';
import { affectsEverything, filterRelatedSources, findAffectedJourneys } from './what-is-affected.ts';

const root = join(import.meta.dirname, '..', '..');
const flag = process.argv.indexOf('--base');
const base = findBase(root, flag === -1 ? undefined : process.argv[flag + 1]);
const changed = listChangedFiles(root, base);
if (changed.length === 0) {
  console.log(`Nothing has changed since ${base}.`);
  process.exit(0);
}
console.log(`${changed.length} files changed since ${base}.`);

const failed = [...(await runSteps(checkSteps))];
if (affectsEverything(changed)) {
  console.log('\nThe change affects every test. Run `npm test`.');
} else {
  const sources = filterRelatedSources(changed);
  if (sources.length > 0 && runTests(sources) !== 0) failed.push('tests');
  const names = findAffectedJourneys(
    changed,
    readAll('e2e/journeys/*.spec.ts'),
    readAll('{packages,apps}/**/*.messages.ts'),
  );
  if (names.length > 0) console.log(`\nJourneys that use a changed screen:\n  npm run e2e -- ${names.join(' ')}`);
}
console.log(failed.length === 0 ? '\nok' : `\nFAILED ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);

function runTests(sources: readonly string[]): number {
  const projects = ['units', 'views', 'screens'].flatMap((name) => ['--project', name]);
  const command: Step['command'] = [
    'node_modules/vitest/vitest.mjs',
    'related',
    '--run',
    '--passWithNoTests',
    ...projects,
  ];
  return spawnSync(process.execPath, [...command, ...sources], { cwd: root, stdio: 'inherit' }).status ?? 1;
}

function readAll(pattern: string): ReadonlyMap<string, string> {
  const paths = globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] });
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
