import { teamLanguages } from '@tideform/words';
import { speak } from '@tideform/words/loaded';
import { EnglishPart } from '../../ui/MembersPart.tsx';
import { membersSpeech } from '../../ui/members-speech.ts';
import { readSpeech } from '../speech/speech-choice.ts';

/** Has what draws members' screens ready, and their words, in the language that they are drawn in. */
export async function speakToMembers(): Promise<void> {
  const { language } = readSpeech(localStorage, navigator.languages);
  if (!teamLanguages.includes(language)) await Promise.all([speak(membersSpeech), EnglishPart.load()]);
}
