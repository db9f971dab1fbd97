import { cleanup, render, screen } from '@testing-library/react';
import type { StoredFile } from '@tideform/engine';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type FileStore, FileStoreProvider } from '../kit/FileStore.tsx';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const encodeText = (words: string) => [...words].map((letter) => letter.charCodeAt(0));
const encodeUint16 = (number: number) => [number >> 8, number & 255];

/** Creates EXIF data with orientation 6 (a quarter turn to the right), and text in place of the GPS location. */
function createExif(): readonly number[] {
  const entry = (tag: number, type: number, count: number, value: readonly number[]) => [
    ...encodeUint16(tag),
    ...encodeUint16(type),
    ...[0, 0, ...encodeUint16(count)],
    ...value,
  ];
  const body = [
    ...encodeText('Exif\0\0MM'),
    ...[0, 42, 0, 0, 0, 8, 0, 2],
    ...entry(0x0112, 3, 1, [0, 6, 0, 0]),
    ...entry(0x8825, 4, 1, [0, 0, 0, 38]),
    ...[0, 0, 0, 0],
    ...[0, 1],
    ...entry(0x0002, 5, 3, [0, 0, 0, 56]),
    ...[0, 0, 0, 0],
    ...encodeText('LATITUDE-LATITUDE-LATITU'),
  ];
  return [0xff, 0xe1, ...encodeUint16(body.length + 2), ...body];
}

/** Photo stored sideways: 800 pixels wide and 400 high. */
async function createPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(800, 400);
  canvas.getContext('2d')!.fillRect(0, 0, 400, 400);
  const stored = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
  const bytes = new Uint8Array([...stored.subarray(0, 2), ...createExif(), ...stored.subarray(2)]);
  return new File([bytes], 'Crane.jpg', { type: 'image/jpeg' });
}

/** HEIC image of 96 × 64 pixels, from red to blue, with a green block in the upper left. */
const HEIC = [
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAA',
  'AAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFkAAEAAAAAAAAAbAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwGlwcnAAAACi',
  'aXBjbwAAAHZodmNDAQQIAAAAAAAAAAAAHvAA/P36+gAADwMgAAEAF0ABDAH//wQIAAADAJ24AAADAAAeugJAIQABACpCAQEECAAAAwCduAAAAwAA',
  'HqAwgQTZbqSSmubgQEDAgAAAAwCAAAADAIQiAAEAB0QBwXKwIkAAAAAUaXNwZQAAAAAAAABgAAAAQAAAABBwaXhpAAAAAAMKCgoAAAAWaXBtYQAA',
  'AAAAAAABAAEDgQKDAAAAdG1kYXQAAABoKAGvWPIrDs7LyVrnMOo2eVFz8s5+EMPkjd18Up40zzw1y1hna0zJ3aoMEuClmaznlvoENrza/mS6+2Bg',
  'rAnZ3DpvdxaRbTbZlGYbUKLkLOdccNxocAsmA/lp7Sl3a2lRn4cHZbtzsJ8=',
].join('');

const createHeicFile = (name: string) =>
  new File([Uint8Array.from(atob(HEIC), (letter) => letter.charCodeAt(0))], name, { type: 'image/heic' });

async function addPhoto(settings: object, picked?: File) {
  const storedFiles: File[] = [];
  const store: FileStore = {
    async add(file) {
      storedFiles.push(file);
      const { name, size, type } = file;
      return { id: name, name, originalName: name, size, type, url: '', storage: 'indexeddb' } satisfies StoredFile;
    },
    read: async () => storedFiles.at(-1)!,
  };
  const definition = { type: 'file', key: 'photos', label: 'Photos', multiple: true, image: true, ...settings };
  const { container } = render(
    <FileStoreProvider value={store}>
      <TestView definition={definition} />
    </FileStoreProvider>,
  );
  await userEvent.upload(
    container.querySelector<HTMLInputElement>('input[type=file]')!,
    picked ?? (await createPhoto()),
  );
  await expect.poll(() => storedFiles.length).toBe(1);
  const words = new TextDecoder('latin1').decode(await storedFiles[0]!.arrayBuffer());
  const { width, height } = await createImageBitmap(storedFiles[0]!);
  return { words, width, height, file: storedFiles[0]! };
}

it('scales a photo down as configured, rotates it upright and removes its location', async () => {
  const { words, width, height } = await addPhoto({ photoMaxSize: 200 });
  expect([width, height]).toEqual([100, 200]);
  expect(words).not.toContain('LATITUDE');
});

it("keeps a photo's size and orientation, and keeps its location only if configured", async () => {
  const without = await addPhoto({});
  expect([without.width, without.height]).toEqual([400, 800]);
  expect(without.words).not.toContain('LATITUDE');
  cleanup();
  expect((await addPhoto({ keepPlace: true })).words).toContain('LATITUDE');
});

it('allows drawing on an added photo if configured', async () => {
  await addPhoto({ imageEditor: true });
  await userEvent.click(await screen.findByRole('button', { name: /Edit Crane\.jpg/ }));
  expect(await screen.findByRole('application')).toBeTruthy();
});

it.each([{ image: true }, { image: false, imageEditor: true }])(
  'converts a HEIC photo to JPEG if the field shows or edits images: %o',
  async (settings) => {
    const { file, width, height } = await addPhoto(settings, createHeicFile('IMG_1.HEIC'));
    expect([file.name, file.type, width, height]).toEqual(['IMG_1.jpg', 'image/jpeg', 96, 64]);
    const canvas = new OffscreenCanvas(96, 64);
    const context = canvas.getContext('2d')!;
    context.drawImage(await createImageBitmap(file), 0, 0);
    const [red = 0, green = 0, blue = 0] = context.getImageData(24, 20, 1, 1).data;
    expect(green).toBeGreaterThan(red + blue + 60);
  },
);
