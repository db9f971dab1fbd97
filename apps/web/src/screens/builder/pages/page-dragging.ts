/** What the tabs of pages are dragged with. Nobody drags one before they have seen it. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { dropIndex } from './drop-index.ts';

export type Edge = 'before' | 'behind';

interface DraggedTab {
  readonly isRtl: boolean;
  /** The page's place now, however long ago dragging began. */
  readonly index: () => number;
  readonly onDrag: (isDragged: boolean) => void;
  /** The edge at which a dragged page would come to lie now. */
  readonly onEdge: (edge: Edge | undefined) => void;
  readonly onMove: (from: number, to: number) => void;
}

const kind = 'builder-page';

/** Lets a tab be dragged, and others be dropped beside it. @returns ends that */
export function dragTab(tab: HTMLElement, { isRtl, index, onDrag, onEdge, onMove }: DraggedTab): () => void {
  const edgeOf = (data: Record<string | symbol, unknown>): Edge =>
    (extractClosestEdge(data) === 'right') === isRtl ? 'before' : 'behind';
  return combine(
    draggable({
      element: tab,
      getInitialData: () => ({ kind, index: index() }),
      onDragStart: () => onDrag(true),
      onDrop: () => onDrag(false),
    }),
    dropTargetForElements({
      element: tab,
      canDrop: ({ source }) => source.data.kind === kind,
      getData: ({ input }) => attachClosestEdge({}, { element: tab, input, allowedEdges: ['left', 'right'] }),
      onDrag: ({ self, source }) => onEdge(source.data.index === index() ? undefined : edgeOf(self.data)),
      onDragLeave: () => onEdge(undefined),
      onDrop({ self, source }) {
        onEdge(undefined);
        const from = Number(source.data.index);
        onMove(from, dropIndex(from, index(), edgeOf(self.data) === 'behind'));
      },
    }),
  );
}

/** Lets the bar scroll while a tab is dragged to its ends. @returns ends that */
export const scrollTabs = (element: HTMLElement): (() => void) =>
  autoScrollForElements({ element, getAllowedAxis: () => 'horizontal' });
