import { type RefObject, useCallback } from 'react';

/**
 * Returns a function that inserts a text at the cursor, replacing the selection, and places the cursor after the text.
 */
export function useInsertText(
  textAreaRef: RefObject<HTMLTextAreaElement | null>,
  onChange: (text: string) => void,
): (text: string) => void {
  return useCallback(
    (text) => {
      const area = textAreaRef.current;
      if (!area) return;
      area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
      onChange(area.value);
      // The closing menu returns the focus to its button; this moves it to the text field.
      requestAnimationFrame(() => area.focus());
    },
    [textAreaRef, onChange],
  );
}
