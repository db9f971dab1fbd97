import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

const definition = { type: 'barcode', key: 'k', label: 'Tag' };
const getTextbox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tag' });
const clickScanButton = () => userEvent.click(screen.getByRole('button', { name: 'Scan Tag' }));

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** Simulates a camera, because jsdom has none. */
function simulateCamera(getUserMedia: (constraints: MediaStreamConstraints) => Promise<unknown>) {
  const value = { getUserMedia: vi.fn(getUserMedia), enumerateDevices: async () => [] };
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });
  return value.getUserMedia;
}

const simulateCameraError = (name: string) => simulateCamera(() => Promise.reject(new DOMException('', name)));

it('accepts a typed code, and marks it as typed', async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} onChange={onChange} />);
  await userEvent.type(getTextbox(), 'A 4');
  expect(onChange).toHaveBeenLastCalledWith({ value: 'A 4', format: 'manual' });
  expect(screen.getByText('Entered manually')).toBeTruthy();
  await userEvent.clear(getTextbox());
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

it('shows the scanned code and its format', () => {
  render(<TestView definition={definition} answer={{ value: '5901234123457', format: 'ean_13' }} />);
  expect(getTextbox().value).toBe('5901234123457');
  expect(screen.getByText('Scanned: EAN-13')).toBeTruthy();
});

it('can be cleared but not typed if the author forbids manual entry', async () => {
  const onChange = vi.fn();
  const answer = { value: 'A 4', format: 'qr_code' };
  render(<TestView definition={{ ...definition, manualEntry: false }} answer={answer} onChange={onChange} />);
  await userEvent.type(getTextbox(), 'B');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Tag' }));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  await clickScanButton();
  await screen.findByText('Camera not detected');
  expect(screen.queryByRole('button', { name: 'Enter code' })).toBeNull();
});

it.each([
  ['NotAllowedError', 'Please enable permission to access camera'],
  ['NotFoundError', 'Camera not detected'],
  ['NotReadableError', 'Camera not detected'],
])('shows why the camera is unavailable: %s', async (name, words) => {
  const constraints = simulateCameraError(name);
  render(<TestView definition={definition} />);
  await clickScanButton();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(constraints).toHaveBeenCalledTimes(2));
});

it('opens the rear camera for scanning', async () => {
  const constraints = simulateCameraError('NotFoundError');
  render(<TestView definition={definition} />);
  await clickScanButton();
  await screen.findByRole('alert');
  expect(constraints.mock.calls[0]![0].video).toMatchObject({ facingMode: 'environment' });
});

it('focuses the input after switching to manual entry, and the Scan button after closing the scanner', async () => {
  render(<TestView definition={definition} />);
  await clickScanButton();
  await userEvent.click(await screen.findByRole('button', { name: 'Enter code' }));
  await waitFor(() => expect(document.activeElement).toBe(getTextbox()));
  expect(screen.queryByRole('dialog')).toBeNull();
  await clickScanButton();
  await screen.findByRole('dialog', { name: 'Scan Tag' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Scan Tag'));
});
