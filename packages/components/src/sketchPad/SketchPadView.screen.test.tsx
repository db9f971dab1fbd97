import { cleanup, render, screen } from '@testing-library/react';
import type { StoredFile } from '@tideform/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type FileStore, FileStoreProvider } from '../kit/FileStore.tsx';
import type { EditedFile } from '../kit/pictures/edited-file.tsx';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const findButton = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

function renderSketchPad() {
  const storedFiles = new Map<string, File>();
  const store: FileStore = {
    async add(file) {
      const id = `f${storedFiles.size}`;
      storedFiles.set(id, file);
      const { name, size, type } = file;
      return { id, name, originalName: name, size, type, url: '', storage: 'indexeddb' } satisfies StoredFile;
    },
    read: async ({ id }) => storedFiles.get(id)!,
  };
  const onChange = vi.fn<(value: unknown) => void>();
  render(
    <FileStoreProvider value={store}>
      <TestView definition={{ type: 'sketchPad', key: 'k', label: 'Plan' }} onChange={onChange} />
    </FileStoreProvider>,
  );
  const saved = async (times: number) => {
    await expect.poll(() => onChange.mock.calls.length).toBe(times);
    return onChange.mock.lastCall![0] as EditedFile;
  };
  return { kept: storedFiles, saved };
}

/** Returns the size of an image and functions that read its pixels. */
async function readImage(file: File) {
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.subarray(0, 3)];
  return { width: bitmap.width, height: bitmap.height, at };
}

/** Creates a photo of twelve megapixels with black and white stripes. */
async function createStripedPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(4000, 3000);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 4000, 3000);
  context.fillStyle = '#000000';
  for (let x = 0; x < 4000; x += 16) context.fillRect(x, 0, 8, 3000);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'Level 3.jpg', { type: 'image/jpeg' });
}

const findCanvas = () => screen.findByRole('application');

async function addMark(tool: string) {
  await userEvent.click(await screen.findByRole('button', { name: tool }));
  (await findCanvas()).focus();
  await userEvent.keyboard('{Enter}');
}

it('draws on a blank page by keyboard, undoes and rotates, and edits the drawing again later', async () => {
  const { kept: storedFiles, saved } = renderSketchPad();
  await userEvent.click(await findButton('Draw'));
  await findCanvas();
  await addMark('Box');
  await addMark('Line');
  await screen.findByText('2 annotations');
  await userEvent.click(await findButton('Undo'));
  await userEvent.click(await findButton('Rotate'));
  await userEvent.click(await findButton('Save'));
  const first = await saved(1);
  expect([first.type, first.edits]).toMatchObject([
    'image/png',
    { width: 625, height: 1000, marks: [{ kind: 'box' }] },
  ]);
  expect(first.thumbnail).toMatch(/^data:image\/jpeg/);
  const image = await readImage(storedFiles.get(first.id)!);
  expect([image.width, image.height, image.at(10, 10)]).toEqual([625, 1000, [255, 255, 255]]);
  expect(image.at(312, 400)).toEqual([209, 52, 56]);
  await userEvent.click(await findButton('Edit drawing'));
  await screen.findByText('1 annotation');
  await userEvent.keyboard('{Control>}z{/Control}');
  await addMark('Text');
  await userEvent.keyboard('Toe board{Enter}');
  await screen.findByText('2 annotations');
  await userEvent.click(await findButton('Save'));
  expect((await saved(2)).edits?.marks).toMatchObject([{ kind: 'box' }, { kind: 'text', text: 'Toe board' }]);
});

it('permanently blurs part of a photo at full size, and stores no unblurred version', async () => {
  const { kept: storedFiles, saved } = renderSketchPad();
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, await createStripedPhoto());
  await findCanvas();
  await addMark('Blur');
  await addMark('Arrow');
  await userEvent.click(await findButton('Save'));
  const { id, name, edits } = await saved(1);
  expect(name).toBe('Level 3.jpg');
  expect([...storedFiles.keys()].sort()).toEqual([id, edits?.ground?.id].sort());
  for (const file of storedFiles.values()) {
    const { width, height, at } = await readImage(file);
    expect([width, height]).toEqual([4000, 3000]);
    // Outside the blurred area the stripes are intact; inside, the image is uniformly gray.
    expect(at(1011, 1500)[0]).toBeLessThan(40);
    expect(at(1020, 1500)[0]).toBeGreaterThan(215);
    const greys = [1700, 1704, 1708, 1712, 1716].map((x) => at(x, 1650)[0]!);
    expect(Math.max(...greys) - Math.min(...greys)).toBeLessThan(30);
  }
});
