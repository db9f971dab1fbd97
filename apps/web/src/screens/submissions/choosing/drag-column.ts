/** What columns are dragged with. Nobody drags one before they have seen it. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';

export type Edge = 'before' | 'behind';

interface DraggedColumn {
  readonly id: string;
  /** The edge at which a dragged column would come to lie now. */
  readonly onEdge: (edge: Edge | undefined) => void;
  readonly onDrop: (draggedId: string, edge: Edge) => void;
}

const kind = 'submissions-column';

/** Lets a column be dragged, and others be dropped beside it. @returns ends that */
export function dragColumn(element: HTMLElement, { id, onEdge, onDrop }: DraggedColumn): () => void {
  const edgeOf = (data: Record<string | symbol, unknown>): Edge =>
    extractClosestEdge(data) === 'bottom' ? 'behind' : 'before';
  return combine(
    draggable({ element, getInitialData: () => ({ kind, id }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.kind === kind,
      getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self, source }) => onEdge(source.data.id === id ? undefined : edgeOf(self.data)),
      onDragLeave: () => onEdge(undefined),
      onDrop({ self, source }) {
        onEdge(undefined);
        onDrop(String(source.data.id), edgeOf(self.data));
      },
    }),
  );
}
