import type { Locale } from '../languages.ts';
import type { Localized, MessageCatalog, Messages } from '../messages.ts';
import { useLocale, useOwnLocale } from './locale-context.ts';

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
