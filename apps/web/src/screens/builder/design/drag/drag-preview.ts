import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { flushSync } from 'react-dom';
import type { DragItem } from './drag-data.ts';
import { dragPreviewStore } from './drag-preview-store.ts';

/** Replaces the browser's drag image with a small card. */
export function showDragPreview(nativeSetDragImage: DataTransfer['setDragImage'] | null, drag: DragItem): void {
  setCustomNativeDragPreview({
    nativeSetDragImage,
    getOffset: pointerOutsideOfPreview({ x: '16px', y: '8px' }),
    render({ container }) {
      // Renders synchronously: otherwise the browser would capture the drag image before React renders.
      flushSync(() => dragPreviewStore.update({ container, drag }));
      return () => flushSync(() => dragPreviewStore.update(undefined));
    },
  });
}
