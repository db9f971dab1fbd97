import { expect, it } from 'vitest';
import { isStorageEphemeral } from './is-storage-ephemeral.ts';

const folder = async () => ({});
const says = (state: PermissionState) => async () => state;
const fails = (name: string) => async () => {
  throw new DOMException('no', name);
};

it('detects a browser that denies persistent storage', async () => {
  expect(await isStorageEphemeral({ permission: says('denied'), folder })).toBe(true);
});

it('detects private windows of Firefox and Safari, which deny the private file system', async () => {
  expect(await isStorageEphemeral({ permission: says('prompt'), folder: fails('SecurityError') })).toBe(true);
  expect(await isStorageEphemeral({ permission: fails('TypeError'), folder: fails('UnknownError') })).toBe(true);
});

it('does not warn if data is persistent, the permission is undecided, or the browser lacks the APIs', async () => {
  expect(await isStorageEphemeral({ permission: says('granted'), folder })).toBe(false);
  expect(await isStorageEphemeral({ permission: says('prompt'), folder })).toBe(false);
  expect(await isStorageEphemeral({ permission: fails('TypeError'), folder })).toBe(false);
  expect(await isStorageEphemeral({})).toBe(false);
});

it('does not treat other errors as a private window', async () => {
  expect(await isStorageEphemeral({ folder: fails('AbortError') })).toBe(false);
});
