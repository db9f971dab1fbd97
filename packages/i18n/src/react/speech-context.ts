import { createContext, use } from 'react';
import type { Speech } from '../languages.ts';

/** The language that people are spoken to in. */
export const SpeechContext = createContext<Speech>({ language: 'en', locale: 'en' });

export const useSpeech = (): Speech => use(SpeechContext);

/** The person's own, around a part of the page that speaks another. */
export const OwnSpeechContext = createContext<Speech | undefined>(undefined);

/** The person's own language, wherever they are spoken to: what they make for others is in it. */
export const useOwnSpeech = (): Speech => {
  const here = useSpeech();
  return use(OwnSpeechContext) ?? here;
};
