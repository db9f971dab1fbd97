import type { DragItem } from './drag-data.ts';

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
