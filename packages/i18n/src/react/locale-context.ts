import { createContext, use } from 'react';
import type { Locale } from '../languages.ts';

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
