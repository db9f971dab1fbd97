import type { Speech } from '@tideform/i18n';

/** In which members are spoken to whose own language is not. */
export const membersSpeech: Speech = { language: 'en', locale: 'en' };
