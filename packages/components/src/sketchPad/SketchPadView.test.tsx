import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type FileStore, FileStoreProvider } from '../kit/FileStore.tsx';
import { TryView } from '../kit/testing/TryView.tsx';
import { sketchPadSamples } from './sketchPad.sample.ts';

afterEach(cleanup);

const definition = { type: 'sketchPad', key: 'k', label: 'Plan' };
const { answer } = sketchPadSamples[0]!;
const store: FileStore = {
  add: () => Promise.reject(new Error('full')),
  read: () => Promise.reject(new Error('away')),
};

function draw(more: object = {}) {
  const onChange = vi.fn();
  render(
    <FileStoreProvider value={store}>
      <TryView definition={definition} onChange={onChange} {...more} />
    </FileStoreProvider>,
  );
  return onChange;
}

it('offers paper and photos before anybody drew, and the drawing after', async () => {
  draw();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Draw on a photo', 'Draw']);
  cleanup();
  const onChange = draw({ answer });
  expect(screen.getByRole('img', { name: 'Drawing' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove drawing' }));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Draw' }));
});

it('draws nothing where nothing could be kept, and says so', () => {
  render(<TryView definition={definition} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Draw' }).disabled).toBe(true);
  expect(screen.getByText('You can’t add drawings here.')).toBeTruthy();
});

it('says when a drawing cannot be had, and closes', async () => {
  draw({ answer: { ...(answer as object), edits: undefined } });
  await userEvent.click(screen.getByRole('button', { name: 'Edit drawing' }));
  expect(await screen.findByText('Can’t edit this picture here.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes no thumbnail from elsewhere', () => {
  draw({ answer: { ...(answer as object), thumbnail: 'https://example.com/tracker.png' } });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('No preview available for this drawing.')).toBeTruthy();
});
