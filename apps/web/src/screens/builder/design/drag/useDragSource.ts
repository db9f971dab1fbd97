import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect } from 'react';
import { showDragPreview } from './DragPreview.tsx';
import { type Drag, dragData } from './drag-data.ts';

/** Lets an element be dragged. While it is, it has `data-dragging`. */
export function useDragSource(
  ref: RefObject<HTMLElement | null>,
  kind: Drag['kind'],
  type: string,
  name: string,
  path?: string,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const drag: Drag = kind === 'move' && path !== undefined ? { kind, type, name, path } : { kind: 'new', type, name };
    return draggable({
      element,
      getInitialData: () => dragData(drag),
      onGenerateDragPreview: ({ nativeSetDragImage }) => showDragPreview(nativeSetDragImage, drag),
      onDragStart: () => element.setAttribute('data-dragging', ''),
      onDrop: () => element.removeAttribute('data-dragging'),
    });
  }, [ref, kind, type, name, path]);
}
