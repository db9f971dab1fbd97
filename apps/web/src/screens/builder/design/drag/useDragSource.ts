import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { isWithin } from '@tideform/components/editing';
import { type RefObject, useEffect } from 'react';
import { useDesign } from '../design-context.ts';
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
  const design = useDesign();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const drag = (): Drag => {
      if (kind === 'new' || path === undefined) return { kind: 'new', type, name };
      const all = design.meant(path);
      const paths = all.some((one) => isWithin(path, one)) ? all : [path];
      return { kind, type, name: design.nameOf(paths), paths };
    };
    return draggable({
      element,
      getInitialData: () => dragData(drag()),
      onGenerateDragPreview: ({ nativeSetDragImage }) => showDragPreview(nativeSetDragImage, drag()),
      onDragStart: () => element.setAttribute('data-dragging', ''),
      onDrop: () => element.removeAttribute('data-dragging'),
    });
  }, [ref, kind, type, name, path, design]);
}
