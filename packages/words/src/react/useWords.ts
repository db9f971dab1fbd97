import { use } from 'react';
import type { Catalogue, Spoken, Words } from '../messages.ts';
import { useSpeech } from './speech-context.ts';

/** What is made of words, in the person's language. Suspends in the rare case that they are not here yet. */
export function useSpoken<What>(spoken: Spoken<What>): What {
  const said = spoken.read(useSpeech());
  return said instanceof Promise ? use(said) : said;
}

/** A catalogue's words in the person's language. Suspends in the rare case that they are not here yet. */
export function useWords<M>(catalogue: Catalogue<M>): Words<M> {
  return useSpoken(catalogue);
}
