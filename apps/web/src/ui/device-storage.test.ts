import { expect, it, onTestFinished } from 'vitest';
import { deviceStorage, isStorageKept } from './device-storage.ts';

function stub(get: () => unknown): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  onTestFinished(() => {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });
}

it('keeps on the device where the browser lets it', () => {
  const kept = new Map<string, string>();
  stub(() => ({ getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) }));
  deviceStorage().setItem('language', 'de');
  expect([isStorageKept(), kept.get('language'), deviceStorage().getItem('language')]).toEqual([true, 'de', 'de']);
});

it('remembers for as long as the page is open where the browser throws at whoever asks it to keep something', () => {
  stub(() => {
    throw new DOMException('Not in a frame of another page', 'SecurityError');
  });
  expect(isStorageKept()).toBe(false);
  deviceStorage().setItem('language', 'de');
  expect(deviceStorage().getItem('language')).toBe('de');
  deviceStorage().removeItem('language');
  expect(deviceStorage().getItem('language')).toBeNull();
});
