import { localizedPalette } from '@tideform/components/palette';
import { useLocalized } from '@tideform/i18n/react';
import { type RefObject, useEffect, useState } from 'react';
import { useDesignActions } from '../design-actions-context.ts';
import type { Pane } from '../selection/create-selection.ts';
import type { DropSpot, FindDropSpot } from './find-drop-spot.ts';
import { whenDraggingLoaded } from './load-dragging.ts';

/**
 * Makes a pane a single drop target and returns the current drop position.
 * @param find must be a stable function
 * @returns the position where the dragged component would be inserted, or `undefined`
 */
export function useDrop(pane: Pane, scroll: RefObject<HTMLElement | null>, find: FindDropSpot): DropSpot | undefined {
  const design = useDesignActions();
  const { create: createComponent } = useLocalized(localizedPalette);
  const [spot, setSpot] = useState<DropSpot>();
  useEffect(() => {
    const element = scroll.current;
    if (!element) return;
    return whenDraggingLoaded(({ registerDropTarget: makeTarget }) =>
      makeTarget(element, {
        findSpot: find,
        onSpot: (next) => setSpot((now) => (isSameSpot(now, next) ? now : next)),
        onDropped(drag, place) {
          if (drag.kind === 'new') design.add(drag.definition ?? createComponent(drag.type), place);
          else design.move(drag.paths, place, pane);
        },
      }),
    );
  }, [design, pane, scroll, find, createComponent]);
  return spot;
}

const isSameSpot = (one: DropSpot | undefined, other: DropSpot | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.position.parent === other.position.parent &&
    one.position.slot === other.position.slot &&
    one.position.index === other.position.index &&
    one.line.top === other.line.top &&
    one.line.left === other.line.left);
