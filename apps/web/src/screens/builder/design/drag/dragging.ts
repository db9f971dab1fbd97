/** What drags and drops are made with. Nobody drags before they have seen the form. */
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { type Drag, dragData, dragOf } from './drag-data.ts';
import { showDragPreview } from './drag-preview.ts';
import type { DropSpot, FindSpot } from './drop-spot-at.ts';

/**
 * Lets an element be dragged, but not by a text that is being typed in it. While it is, it has `data-dragging`.
 * @returns ends that
 */
export function makeSource(element: HTMLElement, drag: () => Drag): () => void {
  return draggable({
    element,
    canDrag: () => !(document.activeElement instanceof HTMLInputElement && element.contains(document.activeElement)),
    getInitialData: () => dragData(drag()),
    onGenerateDragPreview: ({ nativeSetDragImage }) => showDragPreview(nativeSetDragImage, drag()),
    onDragStart: () => element.setAttribute('data-dragging', ''),
    onDrop: () => element.removeAttribute('data-dragging'),
  });
}

interface Target {
  readonly find: FindSpot;
  /** Where it would go to now; `undefined`: nowhere. */
  readonly over: (spot: DropSpot | undefined) => void;
  readonly drop: (drag: Drag, place: DropSpot['place']) => void;
}

/** Lets things be dropped on an element, which scrolls at its edges. @returns ends that */
export function makeTarget(element: HTMLElement, { find, over, drop }: Target): () => void {
  const look: Look = ({ source, location }) => {
    const drag = dragOf(source.data);
    const { clientX, clientY } = location.current.input;
    return drag && find(clientX, clientY, drag.kind === 'move' ? drag.paths : []);
  };
  const stopDrop = dropTargetForElements({
    element,
    canDrop: ({ source }) => dragOf(source.data) !== undefined,
    onDrag: (event) => over(look(event)),
    onDragLeave: () => over(undefined),
    onDrop: (event) => {
      over(undefined);
      const drag = dragOf(event.source.data);
      const place = look(event)?.place;
      if (drag && place) drop(drag, place);
    },
  });
  const stopScroll = autoScrollForElements({ element });
  return () => {
    stopDrop();
    stopScroll();
  };
}

type Look = (event: {
  readonly source: { readonly data: Record<string | symbol, unknown> };
  readonly location: { readonly current: { readonly input: { readonly clientX: number; readonly clientY: number } } };
}) => DropSpot | undefined;
