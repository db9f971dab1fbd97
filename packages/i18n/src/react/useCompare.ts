import { useMemo } from 'react';
import { useLocale } from './locale-context.ts';

/** Returns a comparator for texts in the user's locale; the same function until the locale changes. */
export function useCompare(): (one: string, other: string) => number {
  const { locale } = useLocale();
  return useMemo(() => new Intl.Collator(locale).compare, [locale]);
}
