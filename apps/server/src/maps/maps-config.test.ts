import { expect, it } from 'vitest';
import { appOptions } from '../app-options.ts';
import { readConfig } from '../config.ts';
import { pagePolicyOf } from '../http/security-headers.ts';
import { readMapsConfig } from './maps-config.ts';

const tiles = {
  MAPS_TILES: 'https://tile.example.com/{z}/{x}/{y}.png',
  MAPS_SEARCH: 'https://search.example.com/',
  MAPS_ATTRIBUTION: '© OpenStreetMap contributors',
};

/** What the app is told, and the policies of its two pages with forms. */
function open(environment: Record<string, string>) {
  const { clientConfig, securityHeaders } = appOptions(readConfig(environment), 'https://forms.example.com');
  const [app, others] = ['/teams', '/form/a'].map((path) => pagePolicyOf(path, securityHeaders));
  return { maps: clientConfig.maps, app, others };
}

it('has no maps unless the operator names some, and then no page may fetch anything more', () => {
  const { maps, app, others } = open({});
  expect(maps).toBeUndefined();
  expect(app).toBe(others);
  expect(app).toContain("img-src 'self' data: blob:;");
});

it('lets both pages show squares and ask the search: strangers fill in forms, too', () => {
  const { maps, app, others } = open(tiles);
  expect(maps).toEqual({
    provider: 'tiles',
    tiles: tiles.MAPS_TILES,
    search: 'https://search.example.com',
    attribution: tiles.MAPS_ATTRIBUTION,
  });
  expect(app).toContain("img-src 'self' data: blob: https://tile.example.com;");
  expect(app).toContain("connect-src 'self' blob: https://search.example.com;");
  expect(others).toBe(app);
});

it('lets it ask Google by a key, whose scripts stay out', () => {
  const { maps, app } = open({ MAPS_GOOGLE_KEY: 'for-browsers' });
  expect(maps).toEqual({ provider: 'google', key: 'for-browsers' });
  expect(app).toContain("img-src 'self' data: blob: https://tile.googleapis.com;");
  expect(app).toContain("connect-src 'self' blob: https://places.googleapis.com https://tile.googleapis.com;");
  expect(app).toContain("script-src 'self' 'wasm-unsafe-eval';");
});

it('does not add to what a policy has from Microsoft 365 but beside it', () => {
  const { app } = open({ OIDC_CLIENT_ID: 'abc', ...tiles });
  expect(app).toMatch(/connect-src [^;]*graph\.microsoft\.com[^;]* https:\/\/search\.example\.com;/);
});

it.each([
  [{ ...tiles, MAPS_GOOGLE_KEY: 'k' }, 'MAPS_GOOGLE_KEY'],
  [{ ...tiles, MAPS_TILES: 'https://tile.example.com/' }, 'MAPS_TILES'],
  [{ ...tiles, MAPS_TILES: 'javascript:{z}{x}{y}' }, 'MAPS_TILES'],
  [{ ...tiles, MAPS_SEARCH: 'search' }, 'MAPS_SEARCH'],
  [{ ...tiles, MAPS_ATTRIBUTION: '' }, 'MAPS_ATTRIBUTION'],
  [{ MAPS_SEARCH: 'https://search.example.com' }, 'MAPS_SEARCH'],
])('does not start with %j', (environment, name) => {
  expect(() => readMapsConfig(environment)).toThrow(name);
});
