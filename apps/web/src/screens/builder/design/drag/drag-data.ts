import type { ComponentPath } from '@tideform/components/editing';
import type { ComponentDefinition } from '@tideform/engine';

/** Data of a drag in the builder: a new component of a type, or existing components of the form. */
export type DragItem =
  | {
      readonly kind: 'new';
      readonly type: string;
      readonly name: string;
      /** Definition of the new component, if it differs from the default of its type. */
      readonly definition?: ComponentDefinition | undefined;
    }
  | {
      readonly kind: 'move';
      readonly type: string;
      readonly name: string;
      /** Paths of all dragged components, from top to bottom, including the one under the pointer. */
      readonly paths: readonly ComponentPath[];
    };

const dragKey = Symbol('builder drag');

export const createDragData = (drag: DragItem): Record<symbol, DragItem> => ({ [dragKey]: drag });

/** Returns the builder's drag data, or `undefined` if something else is dragged. */
export const getDragItem = (data: Record<string | symbol, unknown>): DragItem | undefined =>
  data[dragKey] as DragItem | undefined;

interface DragPreviewState {
  readonly container: HTMLElement;
  readonly drag: DragItem;
}

let currentPreview: DragPreviewState | undefined;
const listeners = new Set<() => void>();

/** Store with the current drag and the element that contains its preview card. */
export const dragPreviewStore = {
  current: (): DragPreviewState | undefined => currentPreview,
  update(next: DragPreviewState | undefined): void {
    currentPreview = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
