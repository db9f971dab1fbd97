import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';

const definition = { type: 'barcode', key: 'k', label: 'Tag' };
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tag' });
const scan = () => userEvent.click(screen.getByRole('button', { name: 'Scan Tag' }));

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** jsdom has no cameras: a browser whose cameras answer so. */
function withCamera(getUserMedia: (asked: MediaStreamConstraints) => Promise<unknown>) {
  const value = { getUserMedia: vi.fn(getUserMedia), enumerateDevices: async () => [] };
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });
  return value.getUserMedia;
}

const refusing = (name: string) => withCamera(() => Promise.reject(new DOMException('', name)));

it('takes what is typed, and says that it was', async () => {
  const onChange = vi.fn();
  render(<TryView definition={definition} onChange={onChange} />);
  await userEvent.type(box(), 'A 4');
  expect(onChange).toHaveBeenLastCalledWith({ value: 'A 4', format: 'manual' });
  expect(screen.getByText('Entered manually')).toBeTruthy();
  await userEvent.clear(box());
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

it('shows what was read, and of what kind it is', () => {
  render(<TryView definition={definition} answer={{ value: '5901234123457', format: 'ean_13' }} />);
  expect(box().value).toBe('5901234123457');
  expect(screen.getByText('Scanned: EAN-13')).toBeTruthy();
});

it('cannot be typed where its author forbids it, but emptied', async () => {
  const onChange = vi.fn();
  const answer = { value: 'A 4', format: 'qr_code' };
  render(<TryView definition={{ ...definition, manualEntry: false }} answer={answer} onChange={onChange} />);
  await userEvent.type(box(), 'B');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Tag' }));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  await scan();
  await screen.findByText('Camera not detected');
  expect(screen.queryByRole('button', { name: 'Enter code' })).toBeNull();
});

it.each([
  ['NotAllowedError', 'Please enable permission to access camera'],
  ['NotFoundError', 'Camera not detected'],
  ['NotReadableError', 'Camera not detected'],
])('says why there is no picture: %s', async (name, words) => {
  const asked = refusing(name);
  render(<TryView definition={definition} />);
  await scan();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

it('asks for the camera that looks away from its person', async () => {
  const asked = refusing('NotFoundError');
  render(<TryView definition={definition} />);
  await scan();
  await screen.findByRole('alert');
  expect(asked.mock.calls[0]![0].video).toMatchObject({ facingMode: 'environment' });
});

it('leads back to the field: to type, and by closing', async () => {
  render(<TryView definition={definition} />);
  await scan();
  await userEvent.click(await screen.findByRole('button', { name: 'Enter code' }));
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(screen.queryByRole('dialog')).toBeNull();
  await scan();
  await screen.findByRole('dialog', { name: 'Scan Tag' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Scan Tag'));
});
