import type { Speech } from '../languages.ts';
import type { MessageCatalog, Messages, Spoken } from '../messages.ts';
import { useOwnSpeech, useSpeech } from './speech-context.ts';

/**
 * What is made of words, in the person's language. Suspends in the rare case that they are not here yet.
 *
 * NOTE: by throwing, not by `use`: `use` has to be called in every drawing once it was called in one, and costs each a promise.
 */
export const useSpoken = <What>(spoken: Spoken<What>): What => sayIn(spoken, useSpeech());

function sayIn<What>(spoken: Spoken<What>, speech: Speech): What {
  const said = spoken.read(speech);
  if (said instanceof Promise) throw said;
  return said;
}

/** A catalog's words in the person's language. Suspends in the rare case that they are not here yet. */
export function useMessages<M>(catalog: MessageCatalog<M>): Messages<M> {
  return useSpoken(catalog);
}

/** The same in `useOwnSpeech`, for what is written into what a person makes. */
export function useOwnMessages<M>(catalog: MessageCatalog<M>): Messages<M> {
  return sayIn(catalog, useOwnSpeech());
}
