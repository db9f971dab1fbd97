import type { Speech } from '../languages.ts';
import type { Catalogue, Spoken, Words } from '../messages.ts';
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

/** A catalogue's words in the person's language. Suspends in the rare case that they are not here yet. */
export function useWords<M>(catalogue: Catalogue<M>): Words<M> {
  return useSpoken(catalogue);
}

/** The same in `useOwnSpeech`, for what is written into what a person makes. */
export function useOwnWords<M>(catalogue: Catalogue<M>): Words<M> {
  return sayIn(catalogue, useOwnSpeech());
}
