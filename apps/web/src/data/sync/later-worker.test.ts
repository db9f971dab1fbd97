import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { laterWorker } from './later-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker that says what it was told. */
function open() {
  const told: unknown[] = [];
  const made = { postMessage: (message: unknown) => told.push(message), terminate: () => told.push('terminated') };
  const worker = laterWorker(() => {
    told.push('made');
    return made as unknown as Worker;
  }, 300);
  return { worker, told, made: made as unknown as Worker };
}

it('is made after a while, and hears what it was told in order', () => {
  const { worker, told } = open();
  worker.postMessage('start');
  worker.postMessage('sync');
  expect(told).toEqual([]);
  vi.advanceTimersByTime(300);
  worker.postMessage('stop');
  expect(told).toEqual(['made', 'start', 'sync', 'stop']);
});

it('hands on what the worker says', () => {
  const { worker, made } = open();
  const heard: unknown[] = [];
  worker.onmessage = ({ data }) => heard.push(data);
  vi.advanceTimersByTime(300);
  made.onmessage?.(new MessageEvent('message', { data: 'status' }));
  expect(heard).toEqual(['status']);
});

it('is never made when it was ended before', () => {
  const { worker, told } = open();
  worker.terminate();
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([]);
});
