import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDelayedWorker } from './create-delayed-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a delayed worker around a fake worker that records its messages. */
function open() {
  const told: unknown[] = [];
  const made = { postMessage: (message: unknown) => told.push(message), terminate: () => told.push('terminated') };
  const worker = createDelayedWorker(() => {
    told.push('made');
    return made as unknown as Worker;
  }, 300);
  return { worker, told, made: made as unknown as Worker };
}

it('creates the worker after a delay, and passes on earlier messages in order', () => {
  const { worker, told } = open();
  worker.postMessage('start');
  worker.postMessage('sync');
  expect(told).toEqual([]);
  vi.advanceTimersByTime(300);
  worker.postMessage('stop');
  expect(told).toEqual(['made', 'start', 'sync', 'stop']);
});

it('passes on the messages of the worker', () => {
  const { worker, made } = open();
  const heard: unknown[] = [];
  worker.onmessage = ({ data }) => heard.push(data);
  vi.advanceTimersByTime(300);
  made.onmessage?.(new MessageEvent('message', { data: 'status' }));
  expect(heard).toEqual(['status']);
});

it('never creates a worker that was terminated before the delay', () => {
  const { worker, told } = open();
  worker.terminate();
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([]);
});
