import { teamLanguages } from '@tideform/words';
import { speak } from '@tideform/words/loaded';
import { membersSpeech } from '../../ui/members-speech.ts';
import { readSpeech } from '../speech/speech-choice.ts';

/** Has the words of members' screens ready in the language that they are drawn in. */
export async function speakToMembers(): Promise<void> {
  const { language } = readSpeech(localStorage, navigator.languages);
  if (!teamLanguages.includes(language)) await speak(membersSpeech);
}
