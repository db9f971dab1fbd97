/** Drag and drop of the builder, in a module of its own that loads after the form has been rendered. */
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { createDragData, type DragItem, getDrag } from './drag-data.ts';
import { showDragPreview } from './drag-preview.ts';
import type { DropSpot, FindSpot } from './find-drop-spot.ts';

/**
 * Makes an element draggable, unless a text field inside it has the focus. During a drag the element has the attribute
 * `data-dragging`.
 * @returns removes the listeners
 */
export function registerDragSource(element: HTMLElement, drag: () => DragItem): () => void {
  return draggable({
    element,
    canDrag: () => !(document.activeElement instanceof HTMLInputElement && element.contains(document.activeElement)),
    getInitialData: () => createDragData(drag()),
    onGenerateDragPreview: ({ nativeSetDragImage }) => showDragPreview(nativeSetDragImage, drag()),
    onDragStart: () => element.setAttribute('data-dragging', ''),
    onDrop: () => element.removeAttribute('data-dragging'),
  });
}

interface DropTarget {
  readonly find: FindSpot;
  /** Called with the current drop position, or `undefined` when there is none. */
  readonly onSpot: (spot: DropSpot | undefined) => void;
  readonly onDropped: (drag: DragItem, place: DropSpot['position']) => void;
}

/** Makes an element a drop target that scrolls at its edges. @returns removes the listeners */
export function registerDropTarget(element: HTMLElement, { find, onSpot, onDropped }: DropTarget): () => void {
  const findEventSpot: FindEventSpot = ({ source, location }) => {
    const drag = getDrag(source.data);
    const { clientX, clientY } = location.current.input;
    return drag && find(clientX, clientY, drag.kind === 'move' ? drag.paths : []);
  };
  const unregisterDropTarget = dropTargetForElements({
    element,
    canDrop: ({ source }) => getDrag(source.data) !== undefined,
    onDrag: (event) => onSpot(findEventSpot(event)),
    onDragLeave: () => onSpot(undefined),
    onDrop: (event) => {
      onSpot(undefined);
      const drag = getDrag(event.source.data);
      const place = findEventSpot(event)?.position;
      if (drag && place) onDropped(drag, place);
    },
  });
  const unregisterAutoScroll = autoScrollForElements({ element });
  return () => {
    unregisterDropTarget();
    unregisterAutoScroll();
  };
}

type FindEventSpot = (event: {
  readonly source: { readonly data: Record<string | symbol, unknown> };
  readonly location: { readonly current: { readonly input: { readonly clientX: number; readonly clientY: number } } };
}) => DropSpot | undefined;
