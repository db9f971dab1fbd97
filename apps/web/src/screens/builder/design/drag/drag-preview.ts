import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { flushSync } from 'react-dom';
import type { Drag } from './drag-data.ts';
import { shownPreview } from './shown-preview.ts';

/** Makes the browser drag a small card in the place of a picture of the element. */
export function showDragPreview(nativeSetDragImage: DataTransfer['setDragImage'] | null, drag: Drag): void {
  setCustomNativeDragPreview({
    nativeSetDragImage,
    getOffset: pointerOutsideOfPreview({ x: '16px', y: '8px' }),
    render({ container }) {
      // The browser takes its picture before React would draw by itself.
      flushSync(() => shownPreview.become({ container, drag }));
      return () => flushSync(() => shownPreview.become(undefined));
    },
  });
}
