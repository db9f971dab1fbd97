import type { Speech, WordsOf } from '@tideform/words';
import { wantedSpeech } from '../../../pages/wanted-speech.ts';
import { identityWords } from './identity.words.ts';

/** A language, and what the pages say in it. */
export interface PageSpeech {
  readonly speech: Speech;
  readonly words: WordsOf<typeof identityWords>;
}

/** What the pages say to whoever asks: in the first language of `Accept-Language` that we speak. */
export async function speechFor(acceptLanguage: string | undefined): Promise<PageSpeech> {
  const speech = wantedSpeech(acceptLanguage);
  return { speech, words: await identityWords.read(speech) };
}
