import { expect, it, vi } from 'vitest';
import { createToasts, type Toast } from './toasts.ts';

const saved: Toast = { id: 'a', intent: 'success', title: 'Saved' };

function drawer() {
  const drawn: string[] = [];
  return {
    drawn,
    show: ({ title }: Toast) => void drawn.push(`show ${title}`),
    change: ({ title }: Toast) => void drawn.push(`change ${title}`),
    take: (id: string) => void drawn.push(`take ${id}`),
  };
}

it('keeps what is wanted in order until something draws it, and says so each time', () => {
  const toasts = createToasts();
  const wished = vi.fn();
  toasts.onWish(wished);
  toasts.show(saved);
  toasts.change({ ...saved, title: 'Sent' });
  toasts.take('a');
  expect([wished.mock.calls.length, toasts.wishes()]).toEqual([3, 3]);
  const first = drawer();
  toasts.drawBy(first);
  expect(first.drawn).toEqual(['show Saved', 'change Sent', 'take a']);
  toasts.show(saved);
  expect(first.drawn).toHaveLength(4);
  expect(wished).toHaveBeenCalledTimes(3);
});

it('waits again once nothing draws any more, and tells no one twice', () => {
  const toasts = createToasts();
  const first = drawer();
  toasts.drawBy(first)();
  toasts.show(saved);
  expect(first.drawn).toEqual([]);
  const next = drawer();
  const leave = toasts.drawBy(next);
  toasts.drawBy(first);
  leave();
  toasts.show(saved);
  expect([next.drawn, first.drawn]).toEqual([['show Saved'], ['show Saved']]);
});
