import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsIn, imports, readmeWithOrder, violationsIn } from './planted-checkout.ts';
import { ownersIn, readOrder, sourcesOf } from './read-order.ts';

const checkout = join(import.meta.dirname, '..', '..');
const readmeOf = (owner: string) => readFileSync(join(checkout, owner, 'README.md'), 'utf8');
const ordered = ownersIn(checkout).filter((owner) => readOrder(checkout, owner));

describe('the order of folders', () => {
  it.each(ordered)('lets nothing be imported upwards in %s', async (owner) => {
    const { levels } = readOrder(checkout, owner)!;
    const sources = sourcesOf(owner);
    const [above, below] = [fileIn(levels[0]![0]!), fileIn(levels.at(-1)!.at(-1)!)];
    const faults = await faultsIn({
      [`${owner}/README.md`]: readmeOf(owner),
      [`${sources}/${above}`]: '',
      [`${sources}/${below}`]: imports(`${below.includes('/') ? '..' : '.'}/${above}`),
    });
    const detail = expect.stringContaining(`imports ${sources}/${above}: `);
    expect(faults).toContainEqual({ rule: `order-of-folders: ${owner}`, file: `${sources}/${below}`, detail });
  });

  const twoFolders = { 'src/low/a.ts': '', 'src/high/a.ts': '' };
  const planted: readonly (readonly [what: string, files: Record<string, string>])[] = [
    ['a neighbour', { 'README.md': readmeWithOrder('high low'), 'src/high/b.ts': imports('../low/a.ts') }],
    [
      'a type from above',
      {
        'README.md': readmeWithOrder('high', 'low'),
        'src/high/c.ts': 'export interface Thing {}\n',
        'src/low/b.ts': "import type { Thing } from '../high/c.ts';\nexport const use = (thing: Thing) => thing;\n",
      },
    ],
    [
      'a folder that goes through the door of its package',
      { 'README.md': readmeWithOrder('high', 'low'), 'src/index.ts': '', 'src/low/b.ts': imports('../index.ts') },
    ],
    ['a folder without a level', { 'README.md': readmeWithOrder('high') }],
    ['a level for what is gone', { 'README.md': readmeWithOrder('high', 'low', 'lower') }],
    ['a README that says no order', { 'README.md': '# sync\n' }],
  ];

  it.each(planted)('catches %s', async (_, files) => {
    const all = Object.entries({ ...twoFolders, ...files });
    const inSync = Object.fromEntries(all.map(([path, text]) => [`packages/sync/${path}`, text]));
    expect(await violationsIn(inSync)).toContain('order-of-folders: packages/sync');
  });

  it.each([
    ['form', 'data'],
    ['data', 'form'],
  ])('catches `%s` of the web app that asks `%s`', async (from, to) => {
    const faults = await faultsIn({
      'apps/web/README.md': readmeOf('apps/web'),
      [`apps/web/src/${to}/a.ts`]: '',
      [`apps/web/src/${from}/b.ts`]: imports(`../${to}/a.ts`),
    });
    const details = faults.map(({ detail }) => detail);
    expect(details).toContain(`imports apps/web/src/${to}/a.ts: ${to} and ${from} lie on one level`);
  });

  it.each([
    ['logic', 'session'],
    ['plan', 'logic'],
  ])('catches `%s` of the engine that names a type of `%s`', async (from, to) => {
    const faults = await faultsIn({
      'packages/engine/README.md': readmeOf('packages/engine'),
      [`packages/engine/src/${to}/a.ts`]: 'export interface Thing {}\n',
      [`packages/engine/src/${from}/b.ts`]: `import type { Thing } from '../${to}/a.ts';\nexport type Its = Thing;\n`,
    });
    const details = faults.map(({ detail }) => detail);
    expect(details).toContain(`imports packages/engine/src/${to}/a.ts: ${to} lies above ${from}`);
  });

  it('catches a screen of the journeys that asks their world', async () => {
    const faults = await faultsIn({
      'e2e/README.md': readmeOf('e2e'),
      'e2e/world/a.ts': '',
      'e2e/screens/b.ts': imports('../world/a.ts'),
    });
    const details = faults.map(({ detail }) => detail);
    expect(details).toContain('imports e2e/world/a.ts: world lies above screens');
  });

  it('is said by every package and app, and by what stands around them', () => {
    expect(ordered).toEqual(ownersIn(checkout));
  });

  it('lets a folder import what lies below it, and doors and tests everything', async () => {
    const files = {
      'packages/sync/README.md': readmeWithOrder('high', 'low ports.ts'),
      'packages/sync/src/ports.ts': '',
      'packages/sync/src/low/a.ts': '',
      'packages/sync/src/low/b.test.ts': imports('../high/c.ts'),
      'packages/sync/src/high/b.ts': imports('../low/a.ts'),
      'packages/sync/src/high/c.ts': imports('../ports.ts')
        .replace('used', 'thing')
        .replace('{ thing }', '{ thing as it }')
        .replace('= thing', '= it'),
      'packages/sync/src/index.ts': imports('./high/c.ts'),
    };
    expect(await violationsIn(files)).toEqual([]);
  });
});

const fileIn = (name: string) => (name.endsWith('.ts') ? name : `${name}/a.ts`);
