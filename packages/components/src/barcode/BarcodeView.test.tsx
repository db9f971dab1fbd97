import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

const definition = { type: 'barcode', key: 'k', label: 'Tag' };
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tag' });
const scan = () => userEvent.click(screen.getByRole('button', { name: 'Scan Tag' }));

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** Simulates a camera, because jsdom has none. */
function withCamera(getUserMedia: (asked: MediaStreamConstraints) => Promise<unknown>) {
  const value = { getUserMedia: vi.fn(getUserMedia), enumerateDevices: async () => [] };
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });
  return value.getUserMedia;
}

const refusing = (name: string) => withCamera(() => Promise.reject(new DOMException('', name)));

it('accepts a typed code, and marks it as typed', async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} onChange={onChange} />);
  await userEvent.type(box(), 'A 4');
  expect(onChange).toHaveBeenLastCalledWith({ value: 'A 4', format: 'manual' });
  expect(screen.getByText('Entered manually')).toBeTruthy();
  await userEvent.clear(box());
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

it('shows the scanned code and its format', () => {
  render(<TestView definition={definition} answer={{ value: '5901234123457', format: 'ean_13' }} />);
  expect(box().value).toBe('5901234123457');
  expect(screen.getByText('Scanned: EAN-13')).toBeTruthy();
});

it('can be cleared but not typed if the author forbids manual entry', async () => {
  const onChange = vi.fn();
  const answer = { value: 'A 4', format: 'qr_code' };
  render(<TestView definition={{ ...definition, manualEntry: false }} answer={answer} onChange={onChange} />);
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
])('shows why the camera is unavailable: %s', async (name, words) => {
  const asked = refusing(name);
  render(<TestView definition={definition} />);
  await scan();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

it('opens the rear camera for scanning', async () => {
  const asked = refusing('NotFoundError');
  render(<TestView definition={definition} />);
  await scan();
  await screen.findByRole('alert');
  expect(asked.mock.calls[0]![0].video).toMatchObject({ facingMode: 'environment' });
});

it('focuses the input after switching to manual entry, and the Scan button after closing the scanner', async () => {
  render(<TestView definition={definition} />);
  await scan();
  await userEvent.click(await screen.findByRole('button', { name: 'Enter code' }));
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(screen.queryByRole('dialog')).toBeNull();
  await scan();
  await screen.findByRole('dialog', { name: 'Scan Tag' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Scan Tag'));
});
