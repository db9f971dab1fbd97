import type { Speech } from '@tideform/words';
import { type Html, html } from '../../pages/html.ts';
import { mark } from '../../pages/mark.ts';
import { wantedSpeech } from '../../pages/wanted-speech.ts';
import { wholePage } from '../../pages/whole-page.ts';
import { type BrowseWords, browseWords } from './browse.words.ts';
import { BROWSE_PATH } from './browse-path.ts';

/** No script at all, nothing from elsewhere. */
export const browsePolicy =
  "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** A language, and what the pages say in it. */
export interface BrowseSpeech {
  readonly speech: Speech;
  readonly words: BrowseWords;
}

export async function browseSpeech(acceptLanguage: string | undefined): Promise<BrowseSpeech> {
  const speech = wantedSpeech(acceptLanguage);
  return { speech, words: await browseWords.read(speech) };
}

/** A whole page around its content. @param reader name of who looks; without one nobody could be told apart */
export function browseFrame({ speech, words }: BrowseSpeech, title: string, content: Html, reader?: string): string {
  const stylesheet = `${BROWSE_PATH}/browse.css`;
  return wholePage(
    { title: `${title} · ${words.name}`, stylesheet, speech },
    html`<header>
<p class="brand">${mark} ${words.name}</p>
${reader !== undefined && html`<p class="reader"><bdi>${reader}</bdi> <a href="${BROWSE_PATH}/sign-in">${words.switchAccount}</a></p>`}
</header>
<main>
${content}
</main>`,
  );
}
