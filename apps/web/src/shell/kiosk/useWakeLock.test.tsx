import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWakeLock } from './KioskFrame.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  Reflect.deleteProperty(document, 'visibilityState');
});

const Awake = () => {
  useWakeLock();
  return null;
};

/** Simulates a device that allows or denies wake locks and full screen. */
function openDevice({ isAllowed = true } = {}) {
  const locks: { released: boolean; release(): Promise<void> }[] = [];
  const request = async () => {
    if (!isAllowed) throw new DOMException('low battery', 'NotAllowedError');
    const lock = { released: false, release: async () => void Object.assign(lock, { released: true }) };
    locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  const fills = vi.fn(async () => {
    if (!isAllowed) throw new TypeError('not allowed');
  });
  Object.defineProperty(document.documentElement, 'requestFullscreen', { configurable: true, value: fills });
  const see = async (visibilityState: string) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  };
  return { locks, fills, see };
}

it('keeps the screen on while mounted, even after the page was hidden and shown again', async () => {
  const { locks, see } = openDevice();
  const { unmount } = render(<Awake />);
  await vi.waitFor(() => expect(locks).toHaveLength(1));
  await see('visible');
  expect(locks).toHaveLength(1);
  // The browser releases the lock when the page is hidden.
  await locks[0]?.release();
  await see('hidden');
  expect(locks).toHaveLength(1);
  await see('visible');
  await vi.waitFor(() => expect(locks).toHaveLength(2));
  unmount();
  await vi.waitFor(() => expect(locks.map(({ released }) => released)).toEqual([true, true]));
});

it('switches to full screen on a touch, and works if the device denies wake locks and full screen', async () => {
  const { fills } = openDevice();
  render(<Awake />);
  expect(fills).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerup'));
  expect(fills).toHaveBeenCalledTimes(1);
  cleanup();
  const refusing = openDevice({ isAllowed: false });
  render(<Awake />);
  window.dispatchEvent(new Event('pointerup'));
  await Promise.resolve();
  expect(refusing.fills).toHaveBeenCalledTimes(1);
});
