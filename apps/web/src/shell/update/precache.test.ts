import { expect, it } from 'vitest';
import { appPaths, buildsToDelete, keptFiles, parseManifest, routerRules } from './precache.ts';

const files = [
  { url: 'index.html', revision: 'a' },
  { url: 'assets/app-1.js', revision: null },
];

it('names a build by its files, in whatever order they come', () => {
  expect(parseManifest(files).build).toBe(parseManifest([...files].reverse()).build);
  expect(parseManifest([{ url: 'index.html', revision: 'b' }, files[1]!]).build).not.toBe(parseManifest(files).build);
});

it('trusts only names that carry their content', () => {
  expect(parseManifest(files).entries).toEqual([
    { url: '/index.html', isImmutable: false },
    { url: '/assets/app-1.js', isImmutable: true },
  ]);
});

it.each(['/', '/device', '/teams', '/teams/1/forms/2/build', '/tenant/abc', '/blocked', '/config', '/form/xyz'])(
  'answers %s with the app',
  (path) => {
    expect(appPaths.test(path)).toBe(true);
  },
);

it.each(['/config.json', '/api/token', '/identity/auth', '/v1.0/me', '/mail', '/teamsters'])(
  'leaves %s to the server',
  (path) => {
    expect(appPaths.test(path)).toBe(false);
  },
);

/** Where a browser that reads the rules sends a request of the page that is no navigation. */
function sourceOf(url: string): string | undefined {
  const base = 'https://forms.example/service-worker.js';
  return routerRules.find(
    ({ condition }) => 'urlPattern' in condition && new URLPattern(condition.urlPattern, base).test(new URL(url, base)),
  )?.source;
}

it.each([
  '/assets/app-1.js',
  '/icons/catalogue/a.svg',
  '/manifest.webmanifest',
  '/config.json',
  '/api/token',
  '/v1.0/me/drive?x=1',
  '/assets',
  'https://graph.microsoft.com/v1.0/me',
  'http://localhost:8080/v1.0/assets/x',
])('sends %s to the service worker when it is one of its files, and past it otherwise', (url) => {
  const { origin, pathname } = new URL(url, 'https://forms.example');
  const isKept = origin === 'https://forms.example' && keptFiles.test(pathname);
  expect(sourceOf(url)).toBe(isKept ? 'fetch-event' : 'network');
});

it('asks the service worker for every page', () => {
  expect(routerRules[0]).toEqual({ condition: { requestMode: 'navigate' }, source: 'fetch-event' });
});

const build = (name: string, isWhole = true) => ({ name, isWhole });

it('keeps the build before, not one whose install has failed, when a build takes over', () => {
  const builds = [build('1'), build('2'), build('broken', false), build('3')];
  expect(buildsToDelete(builds, '3', false)).toEqual(['1', 'broken']);
});

it('keeps every build that another tab may run', () => {
  expect(buildsToDelete([build('1'), build('2'), build('broken', false), build('3')], '3', true)).toEqual(['broken']);
});

it('leaves a build alone that is fetched meanwhile', () => {
  expect(buildsToDelete([build('1'), build('2'), build('next', false)], '2', false)).toEqual([]);
});
