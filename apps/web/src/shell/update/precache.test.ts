import { expect, it } from 'vitest';
import { appPaths, buildFiles, findBuildsToDelete, parseManifest, staticRoutes } from './precache.ts';

const files = [
  { url: 'index.html', revision: 'a' },
  { url: 'assets/app-1.js', revision: null },
];

it('identifies a build by its files, regardless of their order', () => {
  expect(parseManifest(files).build).toBe(parseManifest([...files].reverse()).build);
  expect(parseManifest([{ url: 'index.html', revision: 'b' }, files[1]!]).build).not.toBe(parseManifest(files).build);
});

it('treats only names with a content hash as immutable', () => {
  expect(parseManifest(files).entries).toEqual([
    { url: '/index.html', isImmutable: false },
    { url: '/assets/app-1.js', isImmutable: true },
  ]);
});

it.each(['/', '/device', '/teams', '/teams/1/forms/2/build', '/forms', '/config'])(
  'serves %s as a screen of the app',
  (path) => {
    expect(appPaths.test(path)).toBe(true);
  },
);

it.each([
  '/config.json',
  '/api/token',
  '/identity/auth',
  '/v1.0/me',
  '/mail',
  '/sites/engines/Documents',
  '/teamsters',
  '/form/xyz',
  '/tenant/abc',
  '/blocked',
])('does not serve %s as a screen of the app', (path) => {
  expect(appPaths.test(path)).toBe(false);
});

it.each([
  '/assets/app-1.js',
  '/fonts/a.ttf',
  '/icons/mark.svg',
  '/speech.js',
  '/ahead.js',
  '/share-ahead.js',
  '/manifest.webmanifest',
])('serves %s from the cache', (path) => {
  expect(buildFiles.test(path)).toBe(true);
});

it.each([
  ['/assets/app-1.js', 'cache'],
  ['/assets/index-1.css', 'cache'],
  ['/assets/pdf.worker-1.js', 'fetch-event'],
  ['/assets/open-pdf-pages-1.js', 'fetch-event'],
  ['/assets/heic-worker-1.js', 'fetch-event'],
  ['/assets/zxing-1.wasm', undefined],
  ['/config.json', undefined],
])('lets the browser load %s from: %s', (pathname, source) => {
  const route = staticRoutes.find(({ condition }) =>
    condition.or.some(({ urlPattern }) => new URLPattern(urlPattern).test({ pathname })),
  );
  expect(route?.source).toBe(source);
});

const build = (name: string, isWhole = true) => ({ name, isWhole });

it('keeps the previous build, but not a build whose installation failed', () => {
  const builds = [build('1'), build('2'), build('broken', false), build('3')];
  expect(findBuildsToDelete(builds, '3', false)).toEqual(['1', 'broken']);
});

it('keeps all complete builds while another tab is open, which may use any of them', () => {
  expect(findBuildsToDelete([build('1'), build('2'), build('broken', false), build('3')], '3', true)).toEqual([
    'broken',
  ]);
});

it('keeps a build that is being downloaded', () => {
  expect(findBuildsToDelete([build('1'), build('2'), build('next', false)], '2', false)).toEqual([]);
});
