import { type Speech, teamLanguages } from '@tideform/words';
import { speak } from '@tideform/words/loaded';
import { readSpeech } from '../speech/speech-choice.ts';

/** In which members are spoken to whose own language is not. */
export const membersSpeech: Speech = { language: 'en', locale: 'en' };

/** Has the words of members' screens ready in the language that they are drawn in. */
export async function speakToMembers(): Promise<void> {
  const { language } = readSpeech(localStorage, navigator.languages);
  if (!teamLanguages.includes(language)) await speak(membersSpeech);
}
