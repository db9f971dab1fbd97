import { expect, it } from 'vitest';
import { findLicenseFaults } from './find-license-faults.ts';

const findFaults = (license: string | undefined, more: object = {}) =>
  findLicenseFaults({ packages: { '': {}, 'node_modules/planted': { ...(license && { license }), ...more } } });

it.each(['MIT', 'Apache-2.0', 'OFL-1.1', 'MIT AND OFL-1.1', '(MPL-2.0 OR GPL-3.0)', '(MIT OR CC0-1.0)'])(
  'allows %s',
  (license) => {
    expect(findFaults(license)).toEqual([]);
  },
);

it.each(['GPL-3.0', 'AGPL-3.0-only', 'LGPL-3.0', 'MIT AND GPL-2.0', 'SSPL-1.0', 'UNLICENSED', 'WTFPL'])(
  'rejects %s in shipped packages',
  (license) => {
    expect(findFaults(license)).toEqual([`planted: ${license}`]);
  },
);

it('rejects a package without a license, also in nested folders, and allows more in development', () => {
  expect(findFaults(undefined)).toEqual(['planted: no license']);
  expect(findFaults('WTFPL', { dev: true })).toEqual([]);
  expect(findFaults('GPL-3.0', { dev: true })).toEqual(['planted: GPL-3.0, development']);
  expect(findLicenseFaults({ packages: { 'node_modules/a/node_modules/@b/c': { license: 'EUPL-1.2' } } })).toEqual([
    '@b/c: EUPL-1.2',
  ]);
});

it('leaves out the workspaces of this repository', () => {
  expect(findLicenseFaults({ packages: { 'node_modules/@tideform/web': { link: true }, 'apps/web': {} } })).toEqual([]);
});
