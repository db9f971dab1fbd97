import * as plain from '@floating-ui/dom';
import { describe, expect, it } from 'vitest';
import * as later from './deferred-floating-ui.ts';

function boxAt(left: number, top: number, width: number, height: number): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  Object.defineProperties(element, { offsetWidth: { value: width }, offsetHeight: { value: height } });
  return element;
}

describe('the deferred Floating UI', () => {
  it('positions and measures like the original module', async () => {
    const button = boxAt(5, 40, 60, 20);
    const menu = boxAt(0, 0, 200, 100);
    const mark = boxAt(0, 0, 10, 10);
    const placedBy = async (by: Pick<typeof plain, keyof typeof later>) => {
      const overflow: plain.Middleware = {
        name: 'overflow',
        fn: async (state) => ({ data: await by.detectOverflow(state) }),
      };
      const rooms: number[] = [];
      const size = by.size({ apply: ({ availableWidth }) => void rooms.push(availableWidth) });
      const limiter = by.limitShift({ offset: 3 });
      const middleware = [
        by.offset(8),
        by.flip(),
        by.shift({ crossAxis: true, limiter }),
        size,
        by.arrow({ element: mark }),
        by.hide(),
        overflow,
      ];
      return { ...(await by.computePosition(button, menu, { placement: 'top-end', middleware })), rooms };
    };
    const placed = await placedBy(later);
    expect(placed).toEqual(await placedBy(plain));
    expect(placed.rooms).not.toEqual([]);
    expect(Object.keys(placed.middlewareData)).toEqual(
      expect.arrayContaining(['offset', 'shift', 'size', 'arrow', 'hide', 'overflow']),
    );
  });
});
