import { isWithin } from '@tideform/components/editing';
import type { ComponentDefinition } from '@tideform/engine';
import { type RefObject, useEffect } from 'react';
import { useDesign } from '../design-context.ts';
import type { Drag } from './drag-data.ts';
import { withDragging } from './load-dragging.ts';

/** Lets an element be dragged, with all that is selected with it. */
export function useDragSource(
  ref: RefObject<HTMLElement | null>,
  kind: Drag['kind'],
  type: string,
  name: string,
  path?: string,
  made?: ComponentDefinition,
): void {
  const design = useDesign();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const drag = (): Drag => {
      if (kind === 'new' || path === undefined) return { kind: 'new', type, name, made };
      const all = design.meant(path);
      const paths = all.some((one) => isWithin(path, one)) ? all : [path];
      return { kind, type, name: design.nameOf(paths), paths };
    };
    return withDragging(({ makeSource }) => makeSource(element, drag));
  }, [ref, kind, type, name, path, made, design]);
}
