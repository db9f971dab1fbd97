import { expect, it, onTestFinished } from 'vitest';
import { deviceStorage, isStoragePersistent } from './device-storage.ts';

function stub(get: () => unknown): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  onTestFinished(() => {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });
}

it('stores values on the device if the browser permits it', () => {
  const kept = new Map<string, string>();
  stub(() => ({ getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) }));
  deviceStorage().setItem('language', 'de');
  expect([isStoragePersistent(), kept.get('language'), deviceStorage().getItem('language')]).toEqual([
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
  deviceStorage().setItem('language', 'de');
  expect(deviceStorage().getItem('language')).toBe('de');
  deviceStorage().removeItem('language');
  expect(deviceStorage().getItem('language')).toBeNull();
});
