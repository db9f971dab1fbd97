/** Drag and drop of page tabs, in a module of its own that loads after the tabs have been rendered. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { computeDropIndex } from './page-order.ts';

export type Edge = 'before' | 'behind';

interface DraggableTabOptions {
  readonly isRtl: boolean;
  /** Returns the current index of the page; it may change while a drag is in progress. */
  readonly getIndex: () => number;
  readonly onDrag: (isDragged: boolean) => void;
  /** Called with the edge at which the dragged page would be inserted, or `undefined`. */
  readonly onEdge: (edge: Edge | undefined) => void;
  readonly onMove: (from: number, to: number) => void;
}

const pageDragKind = 'builder-page';

/** Makes a tab draggable and a drop target for other tabs. @returns removes the listeners */
export function registerDraggableTab(
  tab: HTMLElement,
  { isRtl, getIndex, onDrag, onEdge, onMove }: DraggableTabOptions,
): () => void {
  const getEdge = (data: Record<string | symbol, unknown>): Edge =>
    (extractClosestEdge(data) === 'right') === isRtl ? 'before' : 'behind';
  return combine(
    draggable({
      element: tab,
      getInitialData: () => ({ kind: pageDragKind, index: getIndex() }),
      onDragStart: () => onDrag(true),
      onDrop: () => onDrag(false),
    }),
    dropTargetForElements({
      element: tab,
      canDrop: ({ source }) => source.data.kind === pageDragKind,
      getData: ({ input }) => attachClosestEdge({}, { element: tab, input, allowedEdges: ['left', 'right'] }),
      onDrag: ({ self, source }) => onEdge(source.data.index === getIndex() ? undefined : getEdge(self.data)),
      onDragLeave: () => onEdge(undefined),
      onDrop({ self, source }) {
        onEdge(undefined);
        const from = Number(source.data.index);
        onMove(from, computeDropIndex(from, getIndex(), getEdge(self.data) === 'behind'));
      },
    }),
  );
}

/** Makes the bar scroll while a tab is dragged to its ends. @returns removes the listeners */
export const registerTabScroll = (element: HTMLElement): (() => void) =>
  autoScrollForElements({ element, getAllowedAxis: () => 'horizontal' });
