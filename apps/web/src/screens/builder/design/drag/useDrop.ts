import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ComponentPath } from '@tideform/components/editing';
import { kinds } from '@tideform/components/palette';
import { useSpoken } from '@tideform/words/react';
import { type RefObject, useEffect, useState } from 'react';
import { useDesign } from '../design-context.ts';
import type { Pane } from '../selection/create-selection.ts';
import { dragOf } from './drag-data.ts';
import type { DropSpot } from './drop-spot-at.ts';

/** Where something comes to lie that is let go at a point of the window. @param moved what cannot come to lie in itself */
export type FindSpot = (x: number, y: number, moved: readonly ComponentPath[]) => DropSpot | undefined;

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
    const look: Look = ({ source, location }) => {
      const drag = dragOf(source.data);
      const { clientX, clientY } = location.current.input;
      return drag && find(clientX, clientY, drag.kind === 'move' ? drag.paths : []);
    };
    const stopDrop = dropTargetForElements({
      element,
      canDrop: ({ source }) => dragOf(source.data) !== undefined,
      onDrag: (event) => {
        const next = look(event);
        setSpot((now) => (isSame(now, next) ? now : next));
      },
      onDragLeave: () => setSpot(undefined),
      onDrop: (event) => {
        setSpot(undefined);
        const drag = dragOf(event.source.data);
        const place = look(event)?.place;
        if (!drag || !place) return;
        if (drag.kind === 'new') design.add(create(drag.type), place);
        else design.move(drag.paths, place, pane);
      },
    });
    // Nobody needs it before they drag something as far as the edge.
    let stopScroll: (() => void) | undefined;
    let isOver = false;
    const scrolling = import('@atlaskit/pragmatic-drag-and-drop-auto-scroll/element');
    scrolling.then(
      ({ autoScrollForElements }) => {
        if (!isOver) stopScroll = autoScrollForElements({ element });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stopDrop();
      stopScroll?.();
    };
  }, [design, pane, scroll, find, create]);
  return spot;
}

type Look = (event: {
  readonly source: { readonly data: Record<string | symbol, unknown> };
  readonly location: { readonly current: { readonly input: { readonly clientX: number; readonly clientY: number } } };
}) => DropSpot | undefined;

const isSame = (one: DropSpot | undefined, other: DropSpot | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.place.parent === other.place.parent &&
    one.place.slot === other.place.slot &&
    one.place.index === other.place.index &&
    one.line.top === other.line.top &&
    one.line.left === other.line.left);
