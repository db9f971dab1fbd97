import type { Locale, MessagesOf } from '@tideform/i18n';
import { getRequestLocale } from '../../../pages/get-request-locale.ts';
import { identityMessages } from './identity.messages.ts';

/** Locale and messages of the sign-in pages. */
export interface PageLocale {
  readonly locale: Locale;
  readonly messages: MessagesOf<typeof identityMessages>;
}

/** Loads the messages in the first supported language of `Accept-Language`. */
export async function loadPageLocale(acceptLanguage: string | undefined): Promise<PageLocale> {
  const locale = getRequestLocale(acceptLanguage);
  return { locale, messages: await identityMessages.read(locale) };
}
