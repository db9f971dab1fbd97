import type { KeyboardEvent } from 'react';

/** Moves the focused row when Alt and an arrow key are pressed. */
export function moveRowByKey(
  event: KeyboardEvent<HTMLElement>,
  index: number,
  move: (from: number, to: number, column: string | undefined) => void,
): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!event.altKey || !step || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  const { column } = event.target instanceof HTMLElement ? event.target.dataset : {};
  move(index, index + step, column);
}
