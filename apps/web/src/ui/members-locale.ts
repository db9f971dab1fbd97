import type { Locale } from '@tideform/i18n';

/** Locale of members' screens if members' messages don't exist in the user's language. */
export const membersLocale: Locale = { language: 'en', locale: 'en' };
