import { type RefObject, useCallback } from 'react';

/** Puts text where the cursor is, in the place of what is selected, and goes on behind it. */
export function useInsert(
  box: RefObject<HTMLTextAreaElement | null>,
  onChange: (text: string) => void,
): (text: string) => void {
  return useCallback(
    (text) => {
      const area = box.current;
      if (!area) return;
      area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
      onChange(area.value);
      // The menu gives the focus back to its button as it closes; it belongs to the text.
      requestAnimationFrame(() => area.focus());
    },
    [box, onChange],
  );
}
