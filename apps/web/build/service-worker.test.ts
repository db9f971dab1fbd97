import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { serviceWorker } from './service-worker.ts';

/**
 * Builds a page with two scripts, a public icon and a service worker.
 * @returns the output folder
 */
async function buildTestPage(
  isIncluded?: (file: { readonly url: string }) => boolean,
  outDirIn: (root: string) => string = () => 'dist',
): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'service-worker-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('index.html', '<script type="module" src="/main.js"></script>');
  write('main.js', `document.title = 'main'; import('./later.js');`);
  write('later.js', `document.title = 'later';`);
  write('public/icons/mark.svg', '<svg/>');
  write('public/icons/nested/other.svg', '<svg/>');
  write('src/name.ts', `export const name = 'worker';`);
  write('src/my-worker.ts', `import { name } from './name.ts';\nself.seen = [name, self.precacheEntries];`);
  const options = { include: ['index.html', 'icons/*', 'assets/**/*'], exclude: ['assets/later-*'] };
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: { sourcemap: 'hidden', outDir: outDirIn(root) },
    plugins: [serviceWorker({ source: 'src/my-worker.ts', ...options, ...(isIncluded ? { isIncluded } : {}) })],
  });
  return join(root, 'dist');
}

/**
 * Runs the built service worker as a classic script.
 * @returns its precache list
 */
function runServiceWorker(dist: string): unknown {
  const self: { seen?: unknown } = {};
  vm.runInNewContext(readFileSync(join(dist, 'my-worker.js'), 'utf8'), { self });
  return JSON.parse(JSON.stringify(self.seen));
}

it('writes into an output folder with an absolute path', async () => {
  const dist = await buildTestPage(undefined, (root) => join(root, 'dist'));
  expect(runServiceWorker(dist)).toEqual(['worker', expect.any(Array)]);
});

it('writes the list of files to precache into a service worker', async () => {
  const dist = await buildTestPage();
  expect(runServiceWorker(dist)).toEqual([
    'worker',
    [
      { revision: null, url: expect.stringMatching(/^assets\/index-[\w-]+\.js$/) },
      { revision: expect.stringMatching(/^[\da-f]{32}$/), url: 'icons/mark.svg' },
      { revision: expect.stringMatching(/^[\da-f]{32}$/), url: 'index.html' },
    ],
  ]);
});

it('writes the precache list as JSON on a separate line, so that operators can edit it', async () => {
  const [first = ''] = readFileSync(join(await buildTestPage(), 'my-worker.js'), 'utf8').split('\n');
  expect(first).toMatch(/^self\.precacheEntries=\[.*\];$/);
  expect(JSON.parse(first.slice(first.indexOf('['), -1))).toHaveLength(3);
});

it('leaves out files that the configuration excludes', async () => {
  const dist = await buildTestPage(({ url }) => !url.startsWith('icons/'));
  expect((runServiceWorker(dist) as [string, { url: string }[]])[1].map(({ url }) => url)).toEqual([
    expect.stringMatching(/^assets\//),
    'index.html',
  ]);
});
