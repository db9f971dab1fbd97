import type { Locale } from '@tideform/i18n';

/** Locale of members' screens for users whose language members' messages lack. */
export const membersLocale: Locale = { language: 'en', locale: 'en' };
