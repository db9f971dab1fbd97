import { describe, expect, it } from 'vitest';
import { createImport, createReadme, listBrokenRules } from './test-checkout.ts';

describe('the dependency rule', () => {
  const violations: readonly (readonly [rule: string, files: Record<string, string>])[] = [
    [
      'dependencies-point-down: packages/engine',
      { 'packages/graph/src/index.ts': '', 'packages/engine/src/a.ts': createImport('../../graph/src/index.ts') },
    ],
    [
      'dependencies-point-down: packages/graph',
      { 'packages/engine/src/index.ts': '', 'packages/graph/src/a.ts': createImport('../../engine/src/index.ts') },
    ],
    [
      'dependencies-point-down: packages/sync',
      { 'packages/print/src/index.ts': '', 'packages/sync/src/a.ts': createImport('../../print/src/index.ts') },
    ],
    [
      'dependencies-point-down: packages/contract',
      { 'apps/server/src/a.ts': '', 'packages/contract/src/a.ts': createImport('../../../apps/server/src/a.ts') },
    ],
    [
      'dependencies-point-down: apps/web',
      { 'apps/server/src/a.ts': '', 'apps/web/src/data/a.ts': createImport('../../../server/src/a.ts') },
    ],
    [
      'server-uses-only-library-format',
      {
        'packages/sync/src/database/a.ts': '',
        'apps/server/src/a.ts': createImport('../../../packages/sync/src/database/a.ts'),
      },
    ],
    [
      'no-cycles',
      { 'packages/print/src/a.ts': createImport('./b.ts'), 'packages/print/src/b.ts': createImport('./a.ts') },
    ],
    [
      'public-page-is-light',
      {
        'apps/web/src/data/a.ts': '',
        'apps/web/src/public-b.ts': createImport('./data/a.ts'),
        'apps/web/src/public-main.tsx': "export const later = () => import('./public-b.ts');\n",
      },
    ],
    [
      'no-cycles',
      {
        'packages/print/src/a.ts': createImport('./b.ts'),
        'packages/print/src/b.ts': "import type { used } from './a.ts';\nexport const thing: typeof used = 1;\n",
      },
    ],
    [
      'no-cycles',
      {
        'packages/engine/src/a.ts': "import type { Two } from './b.ts';\nexport interface One {\n  two: Two;\n}\n",
        'packages/engine/src/b.ts': "import type { One } from './a.ts';\nexport interface Two {\n  one: One;\n}\n",
      },
    ],
    [
      'no-cycles',
      {
        'tools/corpus/a.ts': "import type { Two } from './b.ts';\nexport interface One {\n  two: Two;\n}\n",
        'tools/corpus/b.ts': "import type { One } from './a.ts';\nexport interface Two {\n  one: One;\n}\n",
      },
    ],
    [
      'tools-do-not-import-benchmarks',
      { 'bench/sync/a.ts': '', 'tools/corpus/a.ts': createImport('../../bench/sync/a.ts') },
    ],
    [
      'ts-runs-anywhere',
      { 'packages/components/src/x/XView.tsx': '', 'packages/components/src/x/x.ts': createImport('./XView.tsx') },
    ],
    [
      'screens-do-not-import-each-other',
      { 'apps/web/src/screens/forms/a.ts': '', 'apps/web/src/screens/builder/a.ts': createImport('../forms/a.ts') },
    ],
    [
      'only-data-and-shell-use-sync',
      {
        'packages/sync/src/index.ts': '',
        'apps/web/src/screens/forms/a.ts': createImport('../../../../../packages/sync/src/index.ts'),
      },
    ],
    [
      'light-screens-stay-light',
      {
        'packages/components/src/settings.ts': '',
        'apps/web/src/screens/respond/a.ts': createImport('../../../../../packages/components/src/settings.ts'),
      },
    ],
    [
      'editors-only-in-the-builder',
      { 'packages/components/src/editors.ts': '', 'packages/components/src/views.tsx': createImport('./editors.ts') },
    ],
    [
      'workspace-is-replaceable',
      { 'apps/server/src/workspace/a.ts': '', 'apps/server/src/forms/a.ts': createImport('../workspace/a.ts') },
    ],
    [
      'workspace-stands-alone',
      { 'apps/server/src/forms/a.ts': '', 'apps/server/src/workspace/a.ts': createImport('../forms/a.ts') },
    ],
    [
      'tests-are-not-imported',
      { 'packages/sync/src/testing/a.ts': '', 'packages/sync/src/b.ts': createImport('./testing/a.ts') },
    ],
    [
      'tests-are-not-imported',
      { 'packages/sync/src/testing/index.ts': '', 'packages/sync/src/b.ts': createImport('./testing/index.ts') },
    ],
    [
      'entry-points-only',
      { 'packages/sync/src/a.ts': '', 'tools/a/a.ts': createImport('../../packages/sync/src/a.ts') },
    ],
    [
      'entry-points-only',
      { 'apps/web/src/a.ts': '', 'bench/a.ts': "export const later = import('../apps/web/src/a.ts');\n" },
    ],
    [
      'entry-points-only',
      { 'apps/web/src/a.ts': '', 'e2e/world/a.ts': "export type A = import('../../apps/web/src/a.ts').A;\n" },
    ],
    [
      'entry-points-have-names',
      {
        'packages/print/package.json': '{ "exports": { "./kit/*": "./src/kit/*" } }',
        'packages/print/src/kit/a.ts': '',
      },
    ],
    ['e2e-is-a-black-box', { 'e2e/journeys/a.spec.ts': createImport('@tideform/sync') }],
    ['e2e-is-a-black-box', { 'tools/a.ts': '', 'e2e/journeys/b.spec.ts': createImport('../../tools/a.ts') }],
    ['documents-name-what-is-there', { 'docs/a.md': 'It lies in `packages/engine/src/gone.ts`.\n' }],
    ['documents-name-what-is-there', { 'ARCHITECTURE.md': '| `packages/engine` | `src/gone.ts` |\n' }],
    ['documents-name-what-is-there', { 'docs/guides/a.md': '[Record 1](../decisions/0001-gone.md)\n' }],
    [
      'templates-import-what-is-there',
      {
        'tools/new/templates/component/{{name}}.ts.txt': createImport('../kit/gone.ts'),
        'packages/components/src/kit/a.ts': '',
      },
    ],
    ['graph-has-no-tideform-terms', { 'packages/graph/src/a.ts': "export const field = 'tfPartition';\n" }],
    ['environment-only-in-config', { 'apps/server/src/app.ts': 'export const port = process.env.PORT;\n' }],
    ['outside-access-through-ports', { 'packages/sync/src/a.ts': 'export const at = Date.now();\n' }],
    ['outside-access-through-ports', { 'packages/sync/src/b.ts': "export const ask = () => globalThis.fetch('/');\n" }],
    [
      'outside-access-through-ports',
      { 'packages/sync/src/c.ts': 'const { fetch: ask } = globalThis;\nexport { ask };\n' },
    ],
    ['outside-access-through-ports', { 'packages/graph/src/d.ts': 'export const ports = { ask: fetch };\n' }],
    [
      'outside-access-through-ports',
      { 'packages/engine/src/e.ts': 'export const soon = (f: any) => setTimeout(f, 1);\n' },
    ],
    [
      'sql-only-in-stores',
      { 'apps/server/src/forms/a.ts': "export const rows = (db: any) => db.selectFrom('forms');\n" },
    ],
    [
      'sql-only-in-stores',
      { 'apps/server/src/forms/b.ts': 'export const now = (sql: any) => sql<{ at: Date }>`select now()`;\n' },
    ],
    ['no-generic-names', { 'packages/engine/src/utils.ts': '' }],
    [
      'import-what-you-declare',
      { 'packages/engine/package.json': '{}', 'packages/engine/src/a.ts': createImport('left-pad') },
    ],
    ['import-what-you-declare', { 'package.json': '{}', 'tools/a/a.ts': createImport('left-pad') }],
    ['import-what-you-declare', { 'e2e/package.json': '{}', 'e2e/world/a.ts': createImport('@tideform/sync/testing') }],
  ];

  it.each(violations)('finds a violation of the rule %s', async (rule, files) => {
    expect(await listBrokenRules(files)).toContain(rule);
  });

  it('accepts a repository without violations', async () => {
    const files = {
      'packages/engine/src/index.ts': '',
      'packages/sync/src/index.ts': createImport('../../engine/src/index.ts'),
      'apps/web/src/data/useForms.ts': createImport('../../../../packages/sync/src/index.ts'),
      'apps/web/README.md': createReadme('screens', 'data'),
      'apps/web/src/screens/forms/a.ts': createImport('../../data/useForms.ts').replace('thing', 'used as thing'),
      'apps/server/src/forms/form-store.ts': "export const rows = (db: any) => db.selectFrom('forms');\n",
      'tools/new/templates/screen/{{pascal}}Screen.tsx.txt': `${createImport('../../data/useForms.ts')}${createImport('./{{name}}.ts')}`,
      'docs/a.md':
        '`apps/web/src/data/useForms.ts`. [Its](../apps/web/README.md) https://a.test/docs/b `packages/sync/src/{name}`\n',
      'e2e/package.json': '{ "dependencies": { "@tideform/sync": "*" } }',
      'e2e/journeys/a.spec.ts': `${createImport('@tideform/sync/testing')}export * from '../world/b.ts';\n`,
      'tools/corpus/a.ts': createImport('@tideform/sync'),
      'packages/sync/src/notes.ts': '// Date.now() is not for us\nexport const note = 1;\n',
      'packages/sync/src/ask.ts':
        "export const ask = ({ fetch }: { fetch: typeof globalThis.fetch }, to: any) => [to.window, fetch('/')];\n",
    };
    expect(await listBrokenRules(files)).toEqual([]);
  });

  it('allows a screen to import types of sync', async () => {
    const files = {
      'packages/sync/src/index.ts': 'export interface Row { id: string }\n',
      'apps/web/src/screens/forms/a.ts':
        "import type { Row } from '../../../../../packages/sync/src/index.ts';\nexport const id = (row: Row) => row.id;\n",
    };
    expect(await listBrokenRules(files)).toEqual([]);
  });
});

describe('component type names', () => {
  const folders = Object.fromEntries(
    ['textfield', 'number', 'button', 'currency'].map((type) => [`packages/components/src/${type}/${type}.ts`, '']),
  );

  it.each([
    [
      'a comparison with a type',
      'apps/web/src/form/a.ts',
      "export const is = (node: any) => node.definition.type === 'button';",
    ],
    [
      'a switch',
      'packages/engine/src/a.ts',
      "export const f = ({ type }: any) => { switch (type) { case 'number': return 1; } };",
    ],
    ['a list of types', 'packages/sync/src/a.ts', "export const amounts = new Set(['number', 'currency']);"],
    ['a search for a type', 'apps/web/src/form/b.ts', "export const is = (type: any) => ['number'].includes(type);"],
    ['a table by type', 'packages/engine/src/b.ts', 'export const sizes = { number: 1, currency: 2 };'],
    ['a word that only means a type', 'tools/corpus/a.ts', "export const name = 'textfield';"],
    ['a form written out in a screen', 'apps/web/src/screens/forms/a.ts', "export const submit = { type: 'button' };"],
    ['an entry of a list of components', 'apps/web/src/form/c.ts', 'export const spec = (specs: any) => specs.button;'],
    [
      'another component’s folder',
      'packages/components/src/number/b.ts',
      "export const is = (type: any) => type === 'currency';",
    ],
  ])('are found in %s', async (_, path, code) => {
    const found = await listBrokenRules({ ...folders, [path]: `${code}\n` });
    expect([...new Set(found)]).toEqual(['no-component-by-name']);
  });

  it('are allowed in their own folder, in lists, tests, settings, upgrades and form definitions, and with other meanings', async () => {
    const files = {
      'packages/components/src/number/b.ts': "export const is = (type: any) => type === 'number';",
      'packages/components/src/specs.ts': 'export const specs = { number: 1, textfield: 2 };',
      'packages/components/src/number/number.settings.ts': "export const setting = { type: 'textfield' };",
      'packages/engine/src/a.test.ts': "export const field = { type: 'textfield' };",
      'packages/engine/src/definition/upgrades/001-a.ts': "export const is = (type: any) => type === 'textfield';",
      'tools/shots/a.ts': "export const form = { components: [{ type: 'textfield' }] };",
      'packages/engine/src/b.ts':
        "export const is = (value: any) => typeof value === 'number' || value.button === 'button';",
    };
    const written = Object.fromEntries(Object.entries(files).map(([path, code]) => [path, `${code}\n`]));
    expect(await listBrokenRules({ ...folders, ...written })).toEqual([]);
  });
});
