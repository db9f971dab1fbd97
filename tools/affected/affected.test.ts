import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findBase, listChangedFiles } from './changed-files.ts';
import { affectsEverything, filterRelatedSources, findAffectedJourneys } from './what-is-affected.ts';

/** A repository with two commits. */
function createRepository() {
  const root = mkdtempSync(join(tmpdir(), 'affected-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.test', ...args], {
      cwd: root,
      stdio: 'pipe',
    });
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  const commit = (message: string) => {
    git('add', '-A');
    git('commit', '-qm', message);
  };
  git('init', '-q', '-b', 'work');
  for (const name of ['kept', 'edited', 'committed', 'deleted']) write(name, '1');
  commit('first');
  write('committed', '2');
  commit('second');
  return { root, git, write };
}

it('lists the files changed in commits and in the working tree, including new files', () => {
  const { root, write } = createRepository();
  write('edited', '2');
  write('added', '1');
  rmSync(join(root, 'deleted'));
  expect(listChangedFiles(root, findBase(root, undefined))).toEqual(['added', 'committed', 'edited']);
});

it('compares with the merge base with origin/main if that branch exists', () => {
  const { root, git, write } = createRepository();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  write('edited', '2');
  git('commit', '-qam', 'third');
  expect(listChangedFiles(root, findBase(root, undefined))).toEqual(['edited']);
  expect(listChangedFiles(root, findBase(root, 'HEAD~2'))).toEqual(['committed', 'edited']);
});

it('runs no tests for a changed document, and all tests for a changed lock file', () => {
  expect(filterRelatedSources(['README.md', 'apps/web/src/main.tsx', 'e2e/journeys/lists.spec.ts'])).toEqual([
    'apps/web/src/main.tsx',
  ]);
  expect(affectsEverything(['README.md', 'apps/web/src/main.tsx'])).toBe(false);
  expect(affectsEverything(['package-lock.json'])).toBe(true);
});

it('lists journeys that quote a text of a changed screen, and journeys that changed themselves', () => {
  const catalog = `export const kioskMessages = memberMessages({ start: { en: 'Start the kiosk', de: 'Starten' }, ok: { en: 'OK', de: 'OK' } });`;
  const catalogs = new Map([
    ['apps/web/src/screens/kiosk/kiosk.messages.ts', catalog],
    ['apps/web/src/screens/plans/plans.messages.ts', catalog.replace('Start the kiosk', 'Choose a plan')],
  ]);
  const journeys = new Map([
    ['e2e/journeys/kiosk.spec.ts', `await page.getByRole('button', { name: 'Start the kiosk' }).click();`],
    ['e2e/journeys/plans.spec.ts', `await page.getByRole('button', { name: 'Choose a plan' }).click();`],
    ['e2e/journeys/other.spec.ts', `await page.getByRole('button', { name: 'OK' }).click();`],
  ]);
  const findJourneys = (...changed: readonly string[]) => findAffectedJourneys(changed, journeys, catalogs);
  expect(findJourneys('apps/web/src/screens/kiosk/rows/Row.tsx')).toEqual(['kiosk.spec.ts']);
  expect(findJourneys('apps/web/src/screens/plans/PlansScreen.tsx', 'e2e/journeys/other.spec.ts')).toEqual([
    'plans.spec.ts',
    'other.spec.ts',
  ]);
  expect(findJourneys('apps/server/src/app.ts')).toEqual([]);
});
