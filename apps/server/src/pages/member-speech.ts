import { type Speech, teamLanguages } from '@tideform/i18n';
import { wantedSpeech } from './wanted-speech.ts';

/** The first language of `Accept-Language` that members are spoken to in; English where there is none. */
export function memberSpeech(acceptLanguage: string | undefined): Speech {
  const wanted = wantedSpeech(acceptLanguage);
  return teamLanguages.includes(wanted.language) ? wanted : { language: 'en', locale: 'en' };
}
