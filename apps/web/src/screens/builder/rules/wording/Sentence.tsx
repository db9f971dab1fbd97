import type { SentencePart } from './sentence.ts';

/** A sentence in which the names of fields stand out; each knows its component (`data-of`). */
export function Sentence({ parts }: { readonly parts: readonly SentencePart[] }) {
  return parts.map(({ text, of }, index) =>
    of === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position
      <strong key={index} data-of={of}>
        {text}
      </strong>
    ),
  );
}
