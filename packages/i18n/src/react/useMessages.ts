import { createContext, use, useMemo } from 'react';
import type { Locale } from '../languages.ts';
import type { Localized, MessageCatalog, Messages } from '../messages.ts';

/**
 * Returns a localized value in the user's locale. Suspends in the rare case that its messages are still loading.
 *
 * NOTE: suspends by throwing rather than with `use`: a component that once called `use` must call it in every render,
 * and each call costs a promise.
 */
export const useLocalized = <What>(localized: Localized<What>): What => readLocalized(localized, useLocale());

function readLocalized<What>(localized: Localized<What>, locale: Locale): What {
  const value = localized.read(locale);
  if (value instanceof Promise) throw value;
  return value;
}

/** Returns a catalog's messages in the user's locale. Suspends in the rare case that they are still loading. */
export function useMessages<M>(catalog: MessageCatalog<M>): Messages<M> {
  return useLocalized(catalog);
}

/** Returns a catalog's messages in the locale of `useOwnLocale`, for texts that become part of the user's content. */
export function useOwnMessages<M>(catalog: MessageCatalog<M>): Messages<M> {
  return readLocalized(catalog, useOwnLocale());
}

/** Locale of the current part of the page. */
export const LocaleContext = createContext<Locale>({ language: 'en', locale: 'en' });

export const useLocale = (): Locale => use(LocaleContext);

/** The user's own locale, provided in a part of the page that uses another locale; otherwise `undefined`. */
export const OwnLocaleContext = createContext<Locale | undefined>(undefined);

/**
 * Returns the user's own locale, whatever the current part of the page uses. Content that users create for others uses
 * this locale.
 */
export const useOwnLocale = (): Locale => {
  const currentLocale = useLocale();
  return use(OwnLocaleContext) ?? currentLocale;
};

/** Returns a comparator for texts in the user's locale; the same function until the locale changes. */
export function useCompare(): (one: string, other: string) => number {
  const { locale } = useLocale();
  return useMemo(() => new Intl.Collator(locale).compare, [locale]);
}
