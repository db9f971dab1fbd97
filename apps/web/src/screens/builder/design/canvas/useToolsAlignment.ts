import { type RefObject, useLayoutEffect, useState } from 'react';

/** Minimum width of a block, in pixels, in which its type and tools fit side by side. */
const minBlockWidthPx = 280;

/**
 * Returns the edge of the selected block to which its toolbar is aligned when the block is too narrow for it, for
 * example in a grid cell or a column. The toolbar then extends over adjacent blocks, but not beyond the page. Returns
 * `undefined` when the block is wide enough.
 */
export function useToolsAlignment(tools: RefObject<HTMLElement | null>): 'start' | 'end' | undefined {
  const [side, setSide] = useState<'start' | 'end'>();
  useLayoutEffect(() => {
    const block = tools.current?.closest('[data-path]')?.getBoundingClientRect();
    const page = tools.current?.closest('[data-sheet]')?.getBoundingClientRect();
    if (!block || !page || block.width >= minBlockWidthPx) return setSide(undefined);
    const isLeft = block.left + block.width / 2 < page.left + page.width / 2;
    const isRtl = getComputedStyle(tools.current!).direction === 'rtl';
    setSide(isLeft === isRtl ? 'end' : 'start');
  }, [tools]);
  return side;
}
