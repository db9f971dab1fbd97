import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createAppOptions } from '../create-app-options.ts';
import { getPagePolicy } from '../http/security-headers.ts';
import { readMapsConfig } from './maps-config.ts';

const tiles = {
  MAPS_TILES: 'https://tile.example.com/{z}/{x}/{y}.png',
  MAPS_SEARCH: 'https://search.example.com/',
  MAPS_ATTRIBUTION: '© OpenStreetMap contributors',
};

/** Returns the app's configuration, and the content security policies of its two pages with forms. */
function createApp(environment: Record<string, string>) {
  const { clientConfig, securityHeaders } = createAppOptions(readConfig(environment), 'https://forms.example.com');
  const [app, others] = ['/teams', '/form/a'].map((path) => getPagePolicy(path, securityHeaders));
  return { maps: clientConfig.maps, app, others };
}

it('disables maps and allows no additional origins by default', () => {
  const { maps, app, others } = createApp({});
  expect(maps).toBeUndefined();
  expect(app).toBe(others);
  expect(app).toContain("img-src 'self' data: blob:;");
});

it('allows the origins of map tiles and place search on both pages with forms', () => {
  const { maps, app, others } = createApp(tiles);
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

it('allows Google’s map services if a key is configured, but not Google’s scripts', () => {
  const { maps, app } = createApp({ MAPS_GOOGLE_KEY: 'for-browsers' });
  expect(maps).toEqual({ provider: 'google', key: 'for-browsers' });
  expect(app).toContain("img-src 'self' data: blob: https://tile.googleapis.com;");
  expect(app).toContain("connect-src 'self' blob: https://places.googleapis.com https://tile.googleapis.com;");
  expect(app).toContain("script-src 'self' 'wasm-unsafe-eval';");
});

it('keeps the origins of Microsoft 365 in the content security policy', () => {
  const { app } = createApp({ OIDC_CLIENT_ID: 'abc', ...tiles });
  expect(app).toMatch(/connect-src [^;]*graph\.microsoft\.com[^;]* https:\/\/search\.example\.com;/);
});

it.each([
  [{ ...tiles, MAPS_GOOGLE_KEY: 'k' }, 'MAPS_GOOGLE_KEY'],
  [{ ...tiles, MAPS_TILES: 'https://tile.example.com/' }, 'MAPS_TILES'],
  [{ ...tiles, MAPS_TILES: 'javascript:{z}{x}{y}' }, 'MAPS_TILES'],
  [{ ...tiles, MAPS_SEARCH: 'search' }, 'MAPS_SEARCH'],
  [{ ...tiles, MAPS_ATTRIBUTION: '' }, 'MAPS_ATTRIBUTION'],
  [{ MAPS_SEARCH: 'https://search.example.com' }, 'MAPS_SEARCH'],
])('does not start with the invalid configuration %j', (environment, name) => {
  expect(() => readMapsConfig(environment)).toThrow(name);
});
