import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNames } from './names.ts';
import { type Kind, recipes } from './recipes.ts';
import { scaffold } from './scaffold.ts';

const home = join(import.meta.dirname, '../..');
const scaffolded: readonly (readonly [Kind, string])[] = [
  ['component', 'tideRating'],
  ['screen', 'tide-log'],
  ['operation', 'tides/list-tides'],
  // An area that has operations already.
  ['operation', 'api-keys/list-tides-of-keys'],
  ['job', 'tides/sweep-tides'],
];

let root: string;
let written: readonly string[];

/** Copies the sources, and creates a component, a screen, an operation and a job with `npm run new`. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tideform-new-'));
  const isSource = (path: string) => !/\/(node_modules|dist|\.data|\.git|shots|tools\/new\/templates)$/.test(path);
  for (const part of [
    'packages',
    'apps',
    'tools',
    'e2e',
    'bench',
    'docs',
    'deploy',
    'ARCHITECTURE.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'README.md',
    'SECURITY.md',
    'tsconfig.json',
    'package.json',
    'biome.json',
    'vitest.config.ts',
    '.gitignore',
  ]) {
    cpSync(join(home, part), join(root, part), { recursive: true, filter: isSource });
  }
  linkPackages();
  written = scaffolded.flatMap(([kind, name]) => scaffold(root, recipes[kind], name));
});

afterAll(() => rmSync(root, { recursive: true }));

/** Makes imports of this repository's packages use the copy, and all other imports the installed packages. */
function linkPackages(): void {
  const script = `set -e; mkdir -p node_modules/@tideform
    for entry in "$0"/node_modules/* "$0"/node_modules/.bin; do
      [ "$(basename "$entry")" = @tideform ] || ln -s "$entry" node_modules/
    done
    for part in packages/*; do ln -s "../../$part" node_modules/@tideform/; done
    ln -s ../../apps/server node_modules/@tideform/; ln -s ../../apps/web node_modules/@tideform/; ln -s ../../e2e node_modules/@tideform/
    for part in apps/web apps/server packages/*; do
      [ ! -d "$0/$part/node_modules" ] || ln -s "$0/$part/node_modules" "$part/node_modules"
    done`;
  run('bash', ['-c', script, home]);
}

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

it('creates code that compiles, is listed where required, respects the module boundaries and passes the linter once formatted', () => {
  run(join(home, 'node_modules/.bin/biome'), ['check', '--write', ...written]);
  run(process.execPath, [join(home, 'node_modules/@typescript/native/bin/tsc'), '--noEmit', '--checkers', '1']);
  run(process.execPath, [join(root, 'tools/dependency-rule/dependency-rule.ts')]);
}, 600_000);

it('creates code whose own tests pass, and that the palette includes', () => {
  const own = written.filter((path) => /\.test\.tsx?$/.test(path));
  expect(own).toHaveLength(7);
  const tests = [...own, 'apps/web/src/screens/builder/design/palette/find-component-types.test.ts'];
  const projects = ['--project', 'units', '--project', 'views'];
  const config = ['--config', join(root, 'vitest.config.ts')];
  const output = run(process.execPath, [
    join(home, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects,
    ...config,
    ...tests,
  ]);
  expect(output).toMatch(/Test Files\s+\S*8 passed/);
}, 600_000);

it('never overwrites existing files', () => {
  expect(() => scaffold(root, recipes.job, 'tides/sweep-tides')).toThrow('already exists');
  expect(() => scaffold(root, recipes.operation, 'api-keys/list-tides-of-keys')).toThrow('already exists');
});

it('rejects invalid names', () => {
  expect(recipes.component.pattern.test('phone-number')).toBe(false);
  expect(recipes.screen.pattern.test('../escape')).toBe(false);
  expect(recipes.operation.pattern.test('list-shares')).toBe(false);
  expect(recipes.job.pattern.test('a/b/c-d')).toBe(false);
});

it('derives every spelling of a name', () => {
  expect(createNames('receipts/sweep-old-receipts')).toEqual({
    area: 'receipts',
    name: 'sweep-old-receipts',
    camel: 'sweepOldReceipts',
    pascal: 'SweepOldReceipts',
    title: 'Sweep old receipts',
  });
});
