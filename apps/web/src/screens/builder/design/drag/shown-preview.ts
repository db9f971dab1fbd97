import type { Drag } from './drag-data.ts';

interface Preview {
  readonly container: HTMLElement;
  readonly drag: Drag;
}

let shown: Preview | undefined;
const listeners = new Set<() => void>();

/** What is dragged right now, and where its card is drawn. */
export const shownPreview = {
  current: (): Preview | undefined => shown,
  become(next: Preview | undefined): void {
    shown = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
