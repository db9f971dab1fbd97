import { isWithin } from '@tideform/components/editing';
import type { ComponentDefinition } from '@tideform/engine';
import { type RefObject, useEffect } from 'react';
import { useDesignActions } from '../design-actions-context.ts';
import type { DragItem } from './drag-data.ts';
import { whenDraggingLoaded } from './load-dragging.ts';

/** Makes a component's element draggable. Dragging it drags all components that are selected with it. */
export function useDragSource(
  ref: RefObject<HTMLElement | null>,
  kind: DragItem['kind'],
  type: string,
  name: string,
  path?: string,
  definition?: ComponentDefinition,
): void {
  const design = useDesignActions();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const drag = (): DragItem => {
      if (kind === 'new' || path === undefined) return { kind: 'new', type, name, definition };
      const all = design.getTargets(path);
      const paths = all.some((one) => isWithin(path, one)) ? all : [path];
      return { kind, type, name: design.nameOf(paths), paths };
    };
    return whenDraggingLoaded(({ registerDragSource: makeSource }) => makeSource(element, drag));
  }, [ref, kind, type, name, path, definition, design]);
}
