import { expect } from 'vitest';

/** Waits until no colour fades any more: what looks at contrast would see one that is on its way. */
export const colorsAtRest = (): Promise<void> =>
  expect.poll(() => document.getAnimations().filter((one) => one instanceof CSSTransition)).toEqual([]);
