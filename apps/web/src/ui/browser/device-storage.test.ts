import { expect, it, onTestFinished } from 'vitest';
import { getDeviceStorage, isStoragePersistent } from './device-storage.ts';

function stub(get: () => unknown): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  onTestFinished(() => {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });
}

it('stores values on the device if the browser permits it', () => {
  const storedValues = new Map<string, string>();
  stub(() => ({
    getItem: (key: string) => storedValues.get(key) ?? null,
    setItem: storedValues.set.bind(storedValues),
  }));
  getDeviceStorage().setItem('language', 'de');
  expect([isStoragePersistent(), storedValues.get('language'), getDeviceStorage().getItem('language')]).toEqual([
    true,
    'de',
    'de',
  ]);
});

it('stores values in memory if the browser blocks storage', () => {
  stub(() => {
    throw new DOMException('Not in a frame of another page', 'SecurityError');
  });
  expect(isStoragePersistent()).toBe(false);
  getDeviceStorage().setItem('language', 'de');
  expect(getDeviceStorage().getItem('language')).toBe('de');
  getDeviceStorage().removeItem('language');
  expect(getDeviceStorage().getItem('language')).toBeNull();
});
