import { use } from 'react';
import type { Catalogue, Words } from '../messages.ts';
import { useSpeech } from './speech-context.ts';

/** A catalogue's words in the person's language. Suspends in the rare case that they are not here yet. */
export function useWords<M>(catalogue: Catalogue<M>): Words<M> {
  const words = catalogue.read(useSpeech());
  return words instanceof Promise ? use(words) : words;
}
