import { afterEach, expect, it, vi } from 'vitest';
import { openDownload } from './open-download.ts';

const file = { name: 'Visits', extension: 'zip', type: 'application/zip' };
const bytes = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const folder = () => navigator.storage.getDirectory();

/** Replaces the browser's save dialog; the user seems to have selected a file. */
async function letWrite(before?: string) {
  const handle = await (await folder()).getFileHandle('chosen.zip', { create: true });
  const stream = await handle.createWritable();
  await stream.write(before ?? '');
  await stream.close();
  const ask = vi.fn(async () => handle);
  Object.assign(window, { showSaveFilePicker: ask });
  return { ask, text: async () => (await handle.getFile()).text() };
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
  const { ask, text } = await letWrite('before');
  const stopped = (await openDownload(file))!;
  await stopped.write(bytes('half'));
  await stopped.abort();
  expect(await text()).toBe('before');
  const whole = (await openDownload(file))!;
  await whole.write(bytes('one'));
  await whole.write(bytes(' two'));
  await whole.close();
  expect(await text()).toBe('one two');
  const types = [{ accept: { 'application/zip': ['.zip'] } }];
  expect(ask).toHaveBeenLastCalledWith({ suggestedName: 'Visits.zip', types });
});

it('deletes a new file if aborted', async () => {
  await letWrite();
  await (await openDownload(file))!.abort();
  await expect((await folder()).getFileHandle('chosen.zip')).rejects.toThrow();
});

it('collects chunks in memory if the page may not open a save dialog, and stops if the user cancels', async () => {
  const contents = offered();
  refuse('SecurityError');
  const kept = (await openDownload(file))!;
  await kept.write(bytes('one'));
  await kept.write(bytes(' two'));
  await kept.close();
  expect([await contents[0]!.text(), contents[0]!.type]).toEqual(['one two', 'application/zip']);
  refuse('AbortError');
  expect(await openDownload(file)).toBeUndefined();
  expect(contents).toHaveLength(1);
});
