import { teamLanguages } from '@tideform/i18n';
import { speak } from '@tideform/i18n/loaded';
import { membersSpeech } from '../../ui/members-speech.ts';
import { readSpeech } from '../speech/speech-choice.ts';

/** Has the words of members' screens ready in the language that they are drawn in. */
export async function speakToMembers(): Promise<void> {
  const { language } = readSpeech(localStorage, navigator.languages);
  if (!teamLanguages.includes(language)) await speak(membersSpeech);
}
