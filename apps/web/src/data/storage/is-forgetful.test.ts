import { expect, it } from 'vitest';
import { isForgetful } from './is-forgetful.ts';

const folder = async () => ({});
const says = (state: PermissionState) => async () => state;
const fails = (name: string) => async () => {
  throw new DOMException('no', name);
};

it('takes a browser at its word that it keeps nothing', async () => {
  expect(await isForgetful({ permission: says('denied'), folder })).toBe(true);
});

it('knows private windows of Firefox and Safari by the folder that they refuse', async () => {
  expect(await isForgetful({ permission: says('prompt'), folder: fails('SecurityError') })).toBe(true);
  expect(await isForgetful({ permission: fails('TypeError'), folder: fails('UnknownError') })).toBe(true);
});

it('warns nobody whose browser keeps data, was not asked yet, or has no such signs', async () => {
  expect(await isForgetful({ permission: says('granted'), folder })).toBe(false);
  expect(await isForgetful({ permission: says('prompt'), folder })).toBe(false);
  expect(await isForgetful({ permission: fails('TypeError'), folder })).toBe(false);
  expect(await isForgetful({})).toBe(false);
});

it('does not mistake another failure for a private window', async () => {
  expect(await isForgetful({ folder: fails('AbortError') })).toBe(false);
});
