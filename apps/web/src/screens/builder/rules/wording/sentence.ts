/** Part of a sentence: plain text, or the name of a field. */
export interface SentencePart {
  readonly text: string;
  /** Path of the component that the text names; absent for plain text. */
  readonly of?: string;
}

/**
 * Encodes a path as a placeholder in a message, with private-use characters. `parseSentence` replaces the placeholder
 * with the component's name.
 */
export const createFieldPlaceholder = (id: string): string => `\uE000${id}\uE001`;

/** Splits a message into text and field names. @param getName returns the name of a component by its path */
export function parseSentence(message: string, getName: (id: string) => string): readonly SentencePart[] {
  return message.split(/(\uE000[^\uE000\uE001]*\uE001)/).flatMap((text): readonly SentencePart[] => {
    if (text === '') return [];
    if (!text.startsWith('\uE000')) return [{ text }];
    const of = text.slice(1, -1);
    return [{ text: getName(of), of }];
  });
}

export const toPlainText = (parts: readonly SentencePart[]): string => parts.map(({ text }) => text).join('');
