import { kinds } from '@tideform/components/palette';
import { useSpoken } from '@tideform/i18n/react';
import { type RefObject, useEffect, useState } from 'react';
import { useDesign } from '../design-context.ts';
import type { Pane } from '../selection/create-selection.ts';
import type { DropSpot, FindSpot } from './drop-spot-at.ts';
import { withDragging } from './load-dragging.ts';

/**
 * Takes what is dragged over a pane: one drop target for all of it, which finds the place by itself.
 * @param find stays the same function
 * @returns the place that it would go to now
 */
export function useDrop(pane: Pane, scroll: RefObject<HTMLElement | null>, find: FindSpot): DropSpot | undefined {
  const design = useDesign();
  const { create } = useSpoken(kinds);
  const [spot, setSpot] = useState<DropSpot>();
  useEffect(() => {
    const element = scroll.current;
    if (!element) return;
    return withDragging(({ makeTarget }) =>
      makeTarget(element, {
        find,
        over: (next) => setSpot((now) => (isSame(now, next) ? now : next)),
        drop(drag, place) {
          if (drag.kind === 'new') design.add(drag.made ?? create(drag.type), place);
          else design.move(drag.paths, place, pane);
        },
      }),
    );
  }, [design, pane, scroll, find, create]);
  return spot;
}

const isSame = (one: DropSpot | undefined, other: DropSpot | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.place.parent === other.place.parent &&
    one.place.slot === other.place.slot &&
    one.place.index === other.place.index &&
    one.line.top === other.line.top &&
    one.line.left === other.line.left);
