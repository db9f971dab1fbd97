import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDelayedWorker } from './create-delayed-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a worker that records its messages. */
function open() {
  const told: unknown[] = [];
  const made = { postMessage: (message: unknown) => told.push(message), terminate: () => told.push('terminated') };
  const worker = createDelayedWorker(() => {
    told.push('made');
    return made as unknown as Worker;
  }, 300);
  return { worker, told, made: made as unknown as Worker };
}

it('is created after a delay and receives earlier messages in order', () => {
  const { worker, told } = open();
  worker.postMessage('start');
  worker.postMessage('sync');
  expect(told).toEqual([]);
  vi.advanceTimersByTime(300);
  worker.postMessage('stop');
  expect(told).toEqual(['made', 'start', 'sync', 'stop']);
});

it('passes on the worker’s messages', () => {
  const { worker, made } = open();
  const heard: unknown[] = [];
  worker.onmessage = ({ data }) => heard.push(data);
  vi.advanceTimersByTime(300);
  made.onmessage?.(new MessageEvent('message', { data: 'status' }));
  expect(heard).toEqual(['status']);
});

it('is never created when it was terminated before', () => {
  const { worker, told } = open();
  worker.terminate();
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([]);
});
