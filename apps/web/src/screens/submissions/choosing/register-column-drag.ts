/** Drag and drop of columns, loaded with the columns panel. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';

export type Edge = 'before' | 'behind';

interface DraggedColumn {
  readonly id: string;
  /** Called with the edge at which the dragged column would be dropped; `undefined` when there is none. */
  readonly onEdge: (edge: Edge | undefined) => void;
  readonly onDrop: (draggedId: string, edge: Edge) => void;
}

const columnDragKind = 'submissions-column';

/** Makes a column draggable and a drop target for other columns. @returns a cleanup function */
export function registerColumnDrag(element: HTMLElement, { id, onEdge, onDrop }: DraggedColumn): () => void {
  const getEdge = (data: Record<string | symbol, unknown>): Edge =>
    extractClosestEdge(data) === 'bottom' ? 'behind' : 'before';
  return combine(
    draggable({ element, getInitialData: () => ({ kind: columnDragKind, id }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.kind === columnDragKind,
      getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self, source }) => onEdge(source.data.id === id ? undefined : getEdge(self.data)),
      onDragLeave: () => onEdge(undefined),
      onDrop({ self, source }) {
        onEdge(undefined);
        onDrop(String(source.data.id), getEdge(self.data));
      },
    }),
  );
}
