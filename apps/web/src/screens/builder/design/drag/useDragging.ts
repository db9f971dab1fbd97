import { isWithin } from '@tideform/components/editing';
import { localizedPalette } from '@tideform/components/palette';
import type { ComponentDefinition } from '@tideform/engine';
import { useLocalized } from '@tideform/i18n/react';
import { type RefObject, useEffect, useState } from 'react';
import { deferUntilLoaded } from '../../defer-until-loaded.ts';
import { useDesignActions } from '../design-actions-context.ts';
import type { Pane } from '../selection/create-selection.ts';
import type { DragItem } from './drag-data.ts';
import type { DropSpot, FindDropSpot } from './find-drop-spot.ts';

/**
 * Runs a callback with the drag-and-drop module as soon as it has loaded. If the module can't be loaded, the same
 * actions are still available by keyboard and menu.
 */
const whenDraggingLoaded = deferUntilLoaded(() => import('./dragging.ts'));

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
