import { chooseSpeech, type Speech, type WordsOf } from '@tideform/words';
import { identityWords } from './identity.words.ts';

/** A language, and what the pages say in it. */
export interface PageSpeech {
  readonly speech: Speech;
  readonly words: WordsOf<typeof identityWords>;
}

/** What the pages say to whoever asks: in the first language of `Accept-Language` that we speak. */
export async function speechFor(acceptLanguage: string | undefined): Promise<PageSpeech> {
  const speech = chooseSpeech(wantedLanguages(acceptLanguage ?? ''));
  return { speech, words: await identityWords.read(speech) };
}

/** `de-AT,de;q=0.9,en;q=0.8`: what is wanted most first. */
function wantedLanguages(header: string): readonly string[] {
  const ranges = header.split(',', 20).map((range) => {
    const [language = '', quality = ''] = range.split(';', 2);
    const asked = Number(/^\s*q=([\d.]+)\s*$/.exec(quality)?.[1] ?? 1);
    return { language: language.trim(), asked };
  });
  return ranges
    .filter(({ asked }) => asked > 0)
    .sort((one, other) => other.asked - one.asked)
    .map(({ language }) => language);
}
