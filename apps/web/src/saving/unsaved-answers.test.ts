import { afterEach, expect, it, vi } from 'vitest';
import {
  clearUnsavedAnswers,
  deleteUnsavedAnswers,
  findUnsavedAnswers,
  storeUnsavedAnswers,
} from './unsaved-answers.ts';

function stubLocalStorage(setItem?: () => never) {
  const storedValues = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storedValues.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => void storedValues.set(key, value)),
    removeItem: (key: string) => void storedValues.delete(key),
  });
  return storedValues;
}

afterEach(() => vi.unstubAllGlobals());

it('stores the answers of each draft until they are saved', () => {
  const storedValues = stubLocalStorage();
  storeUnsavedAnswers('a', { site: 'Kew' }, '2026-11-29T08:00:01.000Z');
  storeUnsavedAnswers('b', { site: 'Ham' }, '2026-11-29T08:00:01.000Z');
  storeUnsavedAnswers('a', { site: 'Kew Gardens' }, '2026-11-29T08:00:02.000Z');
  expect(findUnsavedAnswers('a', '2026-11-29T08:00:00.000Z')).toEqual({ site: 'Kew Gardens' });
  deleteUnsavedAnswers('a');
  expect(findUnsavedAnswers('a', '2026-11-29T08:00:00.000Z')).toBeUndefined();
  expect(findUnsavedAnswers('b', '2026-11-29T08:00:00.000Z')).toEqual({ site: 'Ham' });
  deleteUnsavedAnswers('b');
  deleteUnsavedAnswers('b');
  expect(storedValues.size).toBe(0);
});

it('returns undefined for a draft that was saved since', () => {
  stubLocalStorage();
  storeUnsavedAnswers('a', { site: 'Kew' }, '2026-11-29T08:00:01.000Z');
  expect(findUnsavedAnswers('a', '2026-11-29T08:00:01.000Z')).toBeUndefined();
  expect(findUnsavedAnswers('a', '2026-11-29T09:00:00.000Z')).toBeUndefined();
});

it('deletes a copy of answers that is older than the saved draft', () => {
  const storedValues = stubLocalStorage();
  storeUnsavedAnswers('a', { site: 'Kew' }, '2026-11-29T08:00:01.000Z');
  expect(findUnsavedAnswers('a', '2026-11-29T08:00:02.000Z')).toBeUndefined();
  expect(storedValues.size).toBe(0);
});

it('deletes copies of drafts that were not opened for 30 days', () => {
  stubLocalStorage();
  storeUnsavedAnswers('a', { site: 'Kew' }, '2026-10-01T08:00:00.000Z');
  storeUnsavedAnswers('b', { site: 'Ham' }, '2026-10-31T08:00:00.000Z');
  expect(findUnsavedAnswers('a', '2026-09-01T08:00:00.000Z')).toEqual({ site: 'Kew' });
  storeUnsavedAnswers('c', { site: 'Barnes' }, '2026-10-31T08:00:00.001Z');
  expect(findUnsavedAnswers('a', '2026-09-01T08:00:00.000Z')).toBeUndefined();
  expect(findUnsavedAnswers('b', '2026-09-01T08:00:00.000Z')).toEqual({ site: 'Ham' });
});

it.each([
  '',
  'no JSON',
  '[]',
  '{"a":1}',
  '{"a":{"at":1,"data":{}}}',
  '{"a":{"at":"2026-11-29T08:00:00Z","data":[]}}',
  '{"a":{"at":"x","data":{}}}',
])('returns undefined for an invalid copy: %s', (text) => {
  const storedValues = stubLocalStorage();
  storedValues.set('unsavedAnswers', text);
  expect(findUnsavedAnswers('a', '2026-11-28T08:00:00.000Z')).toBeUndefined();
  storeUnsavedAnswers('b', { site: 'Kew' }, '2026-11-29T08:00:00.000Z');
  expect(findUnsavedAnswers('b', '2026-11-28T08:00:00.000Z')).toEqual({ site: 'Kew' });
});

it('ignores full storage, and deletes all copies together', () => {
  stubLocalStorage(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeUnsavedAnswers('a', { site: 'Kew' }, '2026-11-29T08:00:00.000Z');
  expect(findUnsavedAnswers('a', '2026-11-28T08:00:00.000Z')).toBeUndefined();
  const storedValues = stubLocalStorage();
  storeUnsavedAnswers('a', { site: 'Kew' }, '2026-11-29T08:00:00.000Z');
  clearUnsavedAnswers();
  expect(storedValues.size).toBe(0);
});
