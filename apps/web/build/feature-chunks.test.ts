import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { featureChunks, removeFeaturePrefix } from './feature-chunks.ts';
import { appFeatures } from './features.ts';

const files = {
  'entry.ts': `
    export type Greeting = typeof import('./typed.ts');
    export const both = () => Promise.all([import('./first-dialog.ts'), import("./second-dialog.ts")]);
    export const own = () => import('./own.ts').then(({ name }) => name);
  `,
  'typed.ts': 'export const name = "typed";',
  'shared.ts': 'export const greet = (name: string) => "Hello " + name;',
  'first-dialog.ts': 'import { greet } from "./shared.ts"; export const name = greet("first");',
  'second-dialog.ts': 'import { greet } from "./shared.ts"; export const name = greet("second");',
  'own.ts': 'export const name = "own";',
};

it('bundles the modules of each feature and their shared code into one working chunk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'features-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const features = [['dialogs', /-dialog\.ts$/]] as const;
  const built = await build({
    ...{ root: folder, configFile: false, logLevel: 'silent' },
    plugins: [featureChunks(features, [join(folder, '*.ts')])],
    build: {
      outDir: 'dist',
      modulePreload: false,
      rolldownOptions: {
        input: { entry: join(folder, 'entry.ts') },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: ({ name }) => `${removeFeaturePrefix(name)}.js` },
      },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  expect(output.map(({ fileName }) => fileName).toSorted()).toEqual(['dialogs.js', 'entry.js', 'own.js']);
  const { both, own } = await import(pathToFileURL(join(folder, 'dist/entry.js')).href);
  expect((await both()).map(({ name }: { readonly name: string }) => name)).toEqual(['Hello first', 'Hello second']);
  expect(await own()).toBe('own');
});

it.each([
  ['apps/web/src/screens/builder/permissions/PermissionsDialog.tsx', 'builder-dialogs'],
  ['apps/web/src/screens/submissions/views/SaveViewDialog.tsx', 'submissions-dialogs'],
  ['apps/web/src/shell/frame/account/AccountItems.tsx', 'menus'],
  ['apps/web/src/dialogs/PublishDialog.tsx', 'sharing'],
  ['packages/sync/src/forms/publish-form.ts', 'library'],
  // Code that a screen, a form or the sign-in needs when it opens belongs to no feature.
  ['apps/web/src/screens/builder/BuilderScreen.tsx', undefined],
  ['apps/web/src/screens/forms/FormsScreen.tsx', undefined],
  ['apps/web/src/SignedIn.tsx', undefined],
  ['apps/web/src/screens/respond/draft/StartResponse.tsx', undefined],
  ['packages/components/src/datagrid/DatagridView.tsx', undefined],
  ['apps/web/src/shell/auth/SignInAgainDialog.tsx', undefined],
])('loads %s with the feature %s', (path, feature) => {
  expect(appFeatures.find(([, pattern]) => pattern.test(path))?.[0]).toBe(feature);
});
