import { use } from 'react';
import type { Catalogue, Spoken, Words } from '../messages.ts';
import { useSpeech } from './speech-context.ts';

/** What is made of words, in the person's language. Suspends in the rare case that they are not here yet. */
export function useSpoken<What>(spoken: Spoken<What>): What {
  const said = spoken.read(useSpeech());
  return use(said instanceof Promise ? said : here(said));
}

/**
 * NOTE: a component that waited is drawn again from its last hook on, and only `use` tells React where it waited: it is
 * asked for what is here already too. React reads a value with this status at once.
 */
const here = <What>(value: What): Promise<What> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** A catalogue's words in the person's language. Suspends in the rare case that they are not here yet. */
export function useWords<M>(catalogue: Catalogue<M>): Words<M> {
  return useSpoken(catalogue);
}
