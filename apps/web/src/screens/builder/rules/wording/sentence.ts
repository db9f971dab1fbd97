/** A part of a sentence: plain words, or the name of a field. */
export interface SentencePart {
  readonly text: string;
  /** Place of the component whose name it is. */
  readonly of?: string;
}

/** Stands for a component in a message until the sentence is whole: characters that nobody writes. */
export const markField = (id: string): string => `\uE000${id}\uE001`;

/** A message with its fields by name. @param nameOf what a component is called, by its place */
export function sentenceOf(message: string, nameOf: (id: string) => string): readonly SentencePart[] {
  return message.split(/(\uE000[^\uE000\uE001]*\uE001)/).flatMap((text): readonly SentencePart[] => {
    if (text === '') return [];
    if (!text.startsWith('\uE000')) return [{ text }];
    const of = text.slice(1, -1);
    return [{ text: nameOf(of), of }];
  });
}

export const textOf = (parts: readonly SentencePart[]): string => parts.map(({ text }) => text).join('');
