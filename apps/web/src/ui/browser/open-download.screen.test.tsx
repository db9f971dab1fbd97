import { afterEach, expect, it, vi } from 'vitest';
import { openDownload } from './open-download.ts';

const file = { name: 'Visits', extension: 'zip', type: 'application/zip' };
const bytes = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const folder = () => navigator.storage.getDirectory();

/** Replaces the browser's save dialog; the user seems to have selected a file. */
async function mockFilePicker(before?: string) {
  const handle = await (await folder()).getFileHandle('chosen.zip', { create: true });
  const stream = await handle.createWritable();
  await stream.write(before ?? '');
  await stream.close();
  const picker = vi.fn(async () => handle);
  Object.assign(window, { showSaveFilePicker: picker });
  return { picker, text: async () => (await handle.getFile()).text() };
}

const refuse = (name: string) =>
  Object.assign(window, { showSaveFilePicker: () => Promise.reject(new DOMException('no', name)) });

/** Records downloads that are offered to the browser. */
function offered() {
  const contents: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => `blob:${contents.push(content as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  return contents;
}

afterEach(async () => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'showSaveFilePicker');
  await (await folder()).removeEntry('chosen.zip').catch(() => undefined);
});

it('writes to the selected file, and leaves an existing file unchanged if aborted', async () => {
  const { picker, text } = await mockFilePicker('before');
  const stopped = (await openDownload(file))!;
  await stopped.write(bytes('half'));
  await stopped.abort();
  expect(await text()).toBe('before');
  const download = (await openDownload(file))!;
  await download.write(bytes('one'));
  await download.write(bytes(' two'));
  await download.close();
  expect(await text()).toBe('one two');
  const types = [{ accept: { 'application/zip': ['.zip'] } }];
  expect(picker).toHaveBeenLastCalledWith({ suggestedName: 'Visits.zip', types });
});

it('deletes a new file if aborted', async () => {
  await mockFilePicker();
  await (await openDownload(file))!.abort();
  await expect((await folder()).getFileHandle('chosen.zip')).rejects.toThrow();
});

it('collects chunks in memory if the page may not open a save dialog, and stops if the user cancels', async () => {
  const contents = offered();
  refuse('SecurityError');
  const existingDownload = (await openDownload(file))!;
  await existingDownload.write(bytes('one'));
  await existingDownload.write(bytes(' two'));
  await existingDownload.close();
  expect([await contents[0]!.text(), contents[0]!.type]).toEqual(['one two', 'application/zip']);
  refuse('AbortError');
  expect(await openDownload(file)).toBeUndefined();
  expect(contents).toHaveLength(1);
});
