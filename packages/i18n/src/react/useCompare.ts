import { useMemo } from 'react';
import { useSpeech } from './speech-context.ts';

/** Compares texts as people sort them who speak the person's language; the same function until they speak another. */
export function useCompare(): (one: string, other: string) => number {
  const { locale } = useSpeech();
  return useMemo(() => new Intl.Collator(locale).compare, [locale]);
}
