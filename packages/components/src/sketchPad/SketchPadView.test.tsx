import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type FileStore, FileStoreProvider } from '../kit/FileStore.tsx';
import { TestView } from '../kit/testing/TestView.tsx';
import { sketchPadSamples } from './sketchPad.settings.ts';

afterEach(cleanup);

const definition = { type: 'sketchPad', key: 'k', label: 'Plan' };
const { answer } = sketchPadSamples[0]!;
const store: FileStore = {
  add: () => Promise.reject(new Error('full')),
  read: () => Promise.reject(new Error('away')),
};

function renderField(more: object = {}) {
  const onChange = vi.fn();
  render(
    <FileStoreProvider value={store}>
      <TestView definition={definition} onChange={onChange} {...more} />
    </FileStoreProvider>,
  );
  return onChange;
}

it('offers a blank page and photos before the first drawing, and editing the drawing afterwards', async () => {
  renderField();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Draw on a photo', 'Draw']);
  cleanup();
  const onChange = renderField({ answer });
  expect(screen.getByRole('img', { name: 'Drawing' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove drawing' }));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Draw' }));
});

it('is disabled with an explanation if there is no file store', () => {
  render(<TestView definition={definition} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Draw' }).disabled).toBe(true);
  expect(screen.getByText('You can’t add drawings here.')).toBeTruthy();
});

it('shows a message if the drawing is unavailable, and closes the editor', async () => {
  renderField({ answer: { ...(answer as object), edits: undefined } });
  await userEvent.click(screen.getByRole('button', { name: 'Edit drawing' }));
  expect(await screen.findByText('Can’t edit this picture here.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("doesn't load thumbnails from other servers", () => {
  renderField({ answer: { ...(answer as object), thumbnail: 'https://example.com/tracker.png' } });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('No preview available for this drawing.')).toBeTruthy();
});
