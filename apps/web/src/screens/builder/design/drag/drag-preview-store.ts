import type { DragItem } from './drag-data.ts';

interface Preview {
  readonly container: HTMLElement;
  readonly drag: DragItem;
}

let preview: Preview | undefined;
const listeners = new Set<() => void>();

/** Store with the current drag and the element that contains its preview card. */
export const dragPreviewStore = {
  current: (): Preview | undefined => preview,
  update(next: Preview | undefined): void {
    preview = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
