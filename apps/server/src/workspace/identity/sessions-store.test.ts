import { expect, it } from 'vitest';
import { parseUserAgent } from './sessions-store.ts';

it('returns browser and system, and empty strings for an unknown browser', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
  expect(parseUserAgent(safari)).toEqual({ browser: 'Safari', system: 'iOS' });
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0';
  expect(parseUserAgent(edge)).toEqual({ browser: 'Microsoft Edge', system: 'Windows' });
  expect(parseUserAgent('')).toEqual({ browser: '', system: '' });
  const { browser, system } = parseUserAgent(`${'x'.repeat(9000)} <b>`);
  expect([browser.length <= 60, system]).toEqual([true, '']);
});
