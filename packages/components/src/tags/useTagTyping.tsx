import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';

/** Converts typed text to tags on Enter, on the separator and on blur, and pasted text with several tags at once. */
export function useTagTyping(tags: readonly string[], delimeter: string, onTags: (tags: readonly string[]) => void) {
  const [typed, setTyped] = useState('');
  const add = (parts: readonly string[]) => {
    const all = new Set(tags);
    for (const part of parts) if (part.trim() !== '') all.add(part.trim());
    if (all.size > tags.length) onTags([...all]);
  };
  const addTypedTags = () => {
    setTyped('');
    add(typed.split(delimeter));
  };
  return {
    typed,
    take: addTypedTags,
    type(text: string) {
      const parts = text.split(delimeter);
      setTyped(parts.pop() ?? '');
      add(parts);
    },
    press(event: KeyboardEvent) {
      // NOTE: while text is composed with an IME, for example in Japanese, Enter only ends the composition.
      if (event.key === 'Enter' && typed.trim() !== '' && !event.nativeEvent.isComposing) {
        event.preventDefault();
        addTypedTags();
      }
      if (event.key === 'Backspace' && typed === '' && tags.length > 0) onTags(tags.slice(0, -1));
    },
    paste(event: ClipboardEvent) {
      const lines = event.clipboardData.getData('text').split(/[\r\n\t]+/);
      if (lines.length < 2) return;
      event.preventDefault();
      setTyped('');
      add([typed, ...lines].flatMap((line) => line.split(delimeter)));
    },
  };
}
