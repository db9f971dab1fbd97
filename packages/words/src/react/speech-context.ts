import { createContext, use } from 'react';
import type { Speech } from '../languages.ts';

/** The language that people are spoken to in. */
export const SpeechContext = createContext<Speech>({ language: 'en', locale: 'en' });

export const useSpeech = (): Speech => use(SpeechContext);
