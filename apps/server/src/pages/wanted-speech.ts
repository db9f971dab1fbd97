import { chooseSpeech, type Speech } from '@tideform/i18n';

/** The first language of `Accept-Language` that we speak. */
export const wantedSpeech = (acceptLanguage: string | undefined): Speech =>
  chooseSpeech(wantedLanguages(acceptLanguage ?? ''));

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
