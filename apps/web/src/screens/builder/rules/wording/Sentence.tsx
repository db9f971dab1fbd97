import type { SentencePart } from './sentence.ts';

/** Sentence with emphasized field names; the attribute `data-of` contains the path of each field. */
export function Sentence({ parts }: { readonly parts: readonly SentencePart[] }) {
  return parts.map(({ text, of }, index) =>
    of === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
      <strong key={index} data-of={of}>
        {text}
      </strong>
    ),
  );
}
