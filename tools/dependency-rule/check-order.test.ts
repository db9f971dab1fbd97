import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getSourceFolder, listOwners, readOrder } from './read-order.ts';
import { createImport, createReadme, findViolations, listBrokenRules } from './test-checkout.ts';

const checkout = join(import.meta.dirname, '..', '..');
const readReadme = (owner: string) => readFileSync(join(checkout, owner, 'README.md'), 'utf8');
const ordered = listOwners(checkout).filter((owner) => readOrder(checkout, owner));

describe('the order of folders', () => {
  it.each(ordered)('rejects upward imports in %s', async (owner) => {
    const { levels } = readOrder(checkout, owner)!;
    const sources = getSourceFolder(owner);
    const [above, below] = [getFile(levels[0]![0]!), getFile(levels.at(-1)!.at(-1)!)];
    const faults = await findViolations({
      [`${owner}/README.md`]: readReadme(owner),
      [`${sources}/${above}`]: '',
      [`${sources}/${below}`]: createImport(`${below.includes('/') ? '..' : '.'}/${above}`),
    });
    const detail = expect.stringContaining(`imports ${sources}/${above}: `);
    expect(faults).toContainEqual({ rule: `order-of-folders: ${owner}`, file: `${sources}/${below}`, detail });
  });

  const twoFolders = { 'src/low/a.ts': '', 'src/high/a.ts': '' };
  const violations: readonly (readonly [what: string, files: Record<string, string>])[] = [
    [
      'an import from the same level',
      { 'README.md': createReadme('high low'), 'src/high/b.ts': createImport('../low/a.ts') },
    ],
    [
      'a type from a higher level',
      {
        'README.md': createReadme('high', 'low'),
        'src/high/c.ts': 'export interface Thing {}\n',
        'src/low/b.ts': "import type { Thing } from '../high/c.ts';\nexport const use = (thing: Thing) => thing;\n",
      },
    ],
    [
      'a folder that imports the entry point of its package',
      { 'README.md': createReadme('high', 'low'), 'src/index.ts': '', 'src/low/b.ts': createImport('../index.ts') },
    ],
    ['a folder without a level', { 'README.md': createReadme('high') }],
    ['a level for a missing folder', { 'README.md': createReadme('high', 'low', 'lower') }],
    ['a README without an order', { 'README.md': '# sync\n' }],
  ];

  it.each(violations)('finds %s', async (_, files) => {
    const all = Object.entries({ ...twoFolders, ...files });
    const inSync = Object.fromEntries(all.map(([path, text]) => [`packages/sync/${path}`, text]));
    expect(await listBrokenRules(inSync)).toContain('order-of-folders: packages/sync');
  });

  it.each([
    ['form', 'data'],
    ['data', 'form'],
  ])('finds `%s` of the web app importing `%s`', async (from, to) => {
    const faults = await findViolations({
      'apps/web/README.md': readReadme('apps/web'),
      [`apps/web/src/${to}/a.ts`]: '',
      [`apps/web/src/${from}/b.ts`]: createImport(`../${to}/a.ts`),
    });
    const details = faults.map(({ detail }) => detail);
    expect(details).toContain(`imports apps/web/src/${to}/a.ts: ${to} and ${from} are on the same level`);
  });

  it.each([
    ['logic', 'session'],
    ['plan', 'logic'],
  ])('finds `%s` of the engine importing a type of `%s`', async (from, to) => {
    const faults = await findViolations({
      'packages/engine/README.md': readReadme('packages/engine'),
      [`packages/engine/src/${to}/a.ts`]: 'export interface Thing {}\n',
      [`packages/engine/src/${from}/b.ts`]: `import type { Thing } from '../${to}/a.ts';\nexport type Its = Thing;\n`,
    });
    const details = faults.map(({ detail }) => detail);
    expect(details).toContain(`imports packages/engine/src/${to}/a.ts: ${to} is above ${from}`);
  });

  it('finds an import of `e2e/world` in `e2e/screens`', async () => {
    const faults = await findViolations({
      'e2e/README.md': readReadme('e2e'),
      'e2e/world/a.ts': '',
      'e2e/screens/b.ts': createImport('../world/a.ts'),
    });
    const details = faults.map(({ detail }) => detail);
    expect(details).toContain('imports e2e/world/a.ts: world is above screens');
  });

  it('is declared by every package and app, and by e2e, tools and bench', () => {
    expect(ordered).toEqual(listOwners(checkout));
  });

  it('allows imports from lower levels, and any import in entry points and tests', async () => {
    const files = {
      'packages/sync/README.md': createReadme('high', 'low ports.ts'),
      'packages/sync/src/ports.ts': '',
      'packages/sync/src/low/a.ts': '',
      'packages/sync/src/low/b.test.ts': createImport('../high/c.ts'),
      'packages/sync/src/high/b.ts': createImport('../low/a.ts'),
      'packages/sync/src/high/c.ts': createImport('../ports.ts')
        .replace('used', 'thing')
        .replace('{ thing }', '{ thing as it }')
        .replace('= thing', '= it'),
      'packages/sync/src/index.ts': createImport('./high/c.ts'),
    };
    expect(await listBrokenRules(files)).toEqual([]);
  });
});

const getFile = (name: string) => (name.endsWith('.ts') ? name : `${name}/a.ts`);
