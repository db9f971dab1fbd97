import { directionOf, type Speech } from '@tideform/i18n';
import { speak } from '@tideform/i18n/loaded';
import { deviceStorage } from '../../ui/device-storage.ts';
import { readSpeech } from './speech-choice.ts';

/** Loads the words of the page in the person's language and turns the page their way; before anything is drawn. */
export async function startSpeech(): Promise<Speech> {
  const speech = readSpeech(deviceStorage(), navigator.languages);
  document.documentElement.lang = speech.language;
  document.documentElement.dir = directionOf(speech.language);
  await speak(speech);
  return speech;
}
