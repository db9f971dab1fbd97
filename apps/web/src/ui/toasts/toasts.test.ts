import { expect, it, vi } from 'vitest';
import { createToasts, type Toast } from './toasts.ts';

const saved: Toast = { id: 'a', intent: 'success', title: 'Saved' };

function createRecordingRenderer() {
  const calls: string[] = [];
  return {
    calls,
    show: ({ title }: Toast) => void calls.push(`show ${title}`),
    update: ({ title }: Toast) => void calls.push(`change ${title}`),
    remove: (id: string) => void calls.push(`take ${id}`),
  };
}

it('queues toasts in order until a renderer connects, and reports each request', () => {
  const toasts = createToasts();
  const wished = vi.fn();
  toasts.onRequest(wished);
  toasts.show(saved);
  toasts.update({ ...saved, title: 'Sent' });
  toasts.remove('a');
  expect([wished.mock.calls.length, toasts.requestCount()]).toEqual([3, 3]);
  const first = createRecordingRenderer();
  toasts.connect(first);
  expect(first.calls).toEqual(['show Saved', 'change Sent', 'take a']);
  toasts.show(saved);
  expect(first.calls).toHaveLength(4);
  expect(wished).toHaveBeenCalledTimes(3);
});

it('queues toasts again after the renderer disconnects, and shows none twice', () => {
  const toasts = createToasts();
  const first = createRecordingRenderer();
  toasts.connect(first)();
  toasts.show(saved);
  expect(first.calls).toEqual([]);
  const next = createRecordingRenderer();
  const leave = toasts.connect(next);
  toasts.connect(first);
  leave();
  toasts.show(saved);
  expect([next.calls, first.calls]).toEqual([['show Saved'], ['show Saved']]);
});
