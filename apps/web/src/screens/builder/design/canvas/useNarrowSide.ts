import { type RefObject, useLayoutEffect, useState } from 'react';

/** The type and the tools beside each other. */
const roomPx = 280;

/**
 * Where the tools of a selected component lean on, when it is too narrow for them: a cell of a grid, one of several
 * columns. They reach over its neighbours then, and not over the page's edge. `undefined`: there is room.
 */
export function useNarrowSide(tools: RefObject<HTMLElement | null>): 'start' | 'end' | undefined {
  const [side, setSide] = useState<'start' | 'end'>();
  useLayoutEffect(() => {
    const block = tools.current?.closest('[data-path]')?.getBoundingClientRect();
    const page = tools.current?.closest('[data-sheet]')?.getBoundingClientRect();
    if (!block || !page || block.width >= roomPx) return setSide(undefined);
    const isLeft = block.left + block.width / 2 < page.left + page.width / 2;
    const isRtl = getComputedStyle(tools.current!).direction === 'rtl';
    setSide(isLeft === isRtl ? 'end' : 'start');
  }, [tools]);
  return side;
}
