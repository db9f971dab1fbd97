import { expect, it } from 'vitest';
import { nameDevice } from './name-device.ts';

it('names browser and system, and nothing where a browser does not say', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
  expect(nameDevice(safari)).toEqual({ browser: 'Safari', system: 'iOS' });
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0';
  expect(nameDevice(edge)).toEqual({ browser: 'Microsoft Edge', system: 'Windows' });
  expect(nameDevice('')).toEqual({ browser: '', system: '' });
  const { browser, system } = nameDevice(`${'x'.repeat(9000)} <b>`);
  expect([browser.length <= 60, system]).toEqual([true, '']);
});
