/** Drag and drop of the builder, in a module of its own that loads after the form has been rendered. */
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { flushSync } from 'react-dom';
import { createDragData, type DragItem, dragPreviewStore, getDragItem } from './drag-data.ts';
import type { DropSpot, FindDropSpot } from './find-drop-spot.ts';

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

interface DropTargetOptions {
  readonly findSpot: FindDropSpot;
  /** Called with the current drop position, or `undefined` when there is none. */
  readonly onSpot: (spot: DropSpot | undefined) => void;
  readonly onDropped: (drag: DragItem, position: DropSpot['position']) => void;
}

/** Makes an element a drop target that scrolls at its edges. @returns removes the listeners */
export function registerDropTarget(
  element: HTMLElement,
  { findSpot: find, onSpot, onDropped }: DropTargetOptions,
): () => void {
  const findEventSpot: FindSpotOfEvent = ({ source, location }) => {
    const drag = getDragItem(source.data);
    const { clientX, clientY } = location.current.input;
    return drag && find(clientX, clientY, drag.kind === 'move' ? drag.paths : []);
  };
  const unregisterDropTarget = dropTargetForElements({
    element,
    canDrop: ({ source }) => getDragItem(source.data) !== undefined,
    onDrag: (event) => onSpot(findEventSpot(event)),
    onDragLeave: () => onSpot(undefined),
    onDrop: (event) => {
      onSpot(undefined);
      const drag = getDragItem(event.source.data);
      const position = findEventSpot(event)?.position;
      if (drag && position) onDropped(drag, position);
    },
  });
  const unregisterAutoScroll = autoScrollForElements({ element });
  return () => {
    unregisterDropTarget();
    unregisterAutoScroll();
  };
}

type FindSpotOfEvent = (event: {
  readonly source: { readonly data: Record<string | symbol, unknown> };
  readonly location: { readonly current: { readonly input: { readonly clientX: number; readonly clientY: number } } };
}) => DropSpot | undefined;

/** Replaces the browser's drag image with a small card. */
function showDragPreview(nativeSetDragImage: DataTransfer['setDragImage'] | null, drag: DragItem): void {
  setCustomNativeDragPreview({
    nativeSetDragImage,
    getOffset: pointerOutsideOfPreview({ x: '16px', y: '8px' }),
    render({ container }) {
      // Renders synchronously: otherwise the browser would capture the drag image before React renders.
      flushSync(() => dragPreviewStore.update({ container, drag }));
      return () => flushSync(() => dragPreviewStore.update(undefined));
    },
  });
}
