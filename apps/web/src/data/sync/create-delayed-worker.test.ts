import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDelayedWorker } from './create-delayed-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a delayed worker around a fake worker that records its messages. */
function createTestWorker() {
  const workerCalls: unknown[] = [];
  const innerWorker = {
    postMessage: (message: unknown) => workerCalls.push(message),
    terminate: () => workerCalls.push('terminated'),
  };
  const worker = createDelayedWorker(() => {
    workerCalls.push('made');
    return innerWorker as unknown as Worker;
  }, 300);
  return { worker, workerCalls, made: innerWorker as unknown as Worker };
}

it('creates the worker after a delay, and passes on earlier messages in order', () => {
  const { worker, workerCalls } = createTestWorker();
  worker.postMessage('start');
  worker.postMessage('sync');
  expect(workerCalls).toEqual([]);
  vi.advanceTimersByTime(300);
  worker.postMessage('stop');
  expect(workerCalls).toEqual(['made', 'start', 'sync', 'stop']);
});

it('passes on the messages of the worker', () => {
  const { worker, made: innerWorker } = createTestWorker();
  const receivedMessages: unknown[] = [];
  worker.onmessage = ({ data }) => receivedMessages.push(data);
  vi.advanceTimersByTime(300);
  innerWorker.onmessage?.(new MessageEvent('message', { data: 'status' }));
  expect(receivedMessages).toEqual(['status']);
});

it('never creates a worker that was terminated before the delay', () => {
  const { worker, workerCalls } = createTestWorker();
  worker.terminate();
  vi.advanceTimersByTime(1_000);
  expect(workerCalls).toEqual([]);
});
