import { expect, it, vi } from 'vitest';
import { createToasts, type Toast } from './toasts.ts';

const saved: Toast = { id: 'a', intent: 'success', title: 'Saved' };

function drawer() {
  const drawn: string[] = [];
  return {
    drawn,
    show: ({ title }: Toast) => void drawn.push(`show ${title}`),
    update: ({ title }: Toast) => void drawn.push(`change ${title}`),
    remove: (id: string) => void drawn.push(`take ${id}`),
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
  const first = drawer();
  toasts.connect(first);
  expect(first.drawn).toEqual(['show Saved', 'change Sent', 'take a']);
  toasts.show(saved);
  expect(first.drawn).toHaveLength(4);
  expect(wished).toHaveBeenCalledTimes(3);
});

it('queues toasts again after the renderer disconnects, and shows none twice', () => {
  const toasts = createToasts();
  const first = drawer();
  toasts.connect(first)();
  toasts.show(saved);
  expect(first.drawn).toEqual([]);
  const next = drawer();
  const leave = toasts.connect(next);
  toasts.connect(first);
  leave();
  toasts.show(saved);
  expect([next.drawn, first.drawn]).toEqual([['show Saved'], ['show Saved']]);
});
