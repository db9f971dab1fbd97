import type { Speech } from '@tideform/i18n';
import { type Html, html } from '../../pages/html.ts';
import { mark } from '../../pages/mark.ts';
import { wantedSpeech } from '../../pages/wanted-speech.ts';
import { wholePage } from '../../pages/whole-page.ts';
import { type BrowseMessages, browseMessages } from './browse.messages.ts';
import { BROWSE_PATH } from './browse-path.ts';

/** No script at all, nothing from elsewhere. */
export const browsePolicy =
  "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** A language, and what the pages say in it. */
export interface BrowseSpeech {
  readonly speech: Speech;
  readonly messages: BrowseMessages;
}

export async function browseSpeech(acceptLanguage: string | undefined): Promise<BrowseSpeech> {
  const speech = wantedSpeech(acceptLanguage);
  return { speech, messages: await browseMessages.read(speech) };
}

/** A whole page around its content. @param reader name of who looks; without one nobody could be told apart */
export function browseFrame({ speech, messages }: BrowseSpeech, title: string, content: Html, reader?: string): string {
  const stylesheet = `${BROWSE_PATH}/browse.css`;
  return wholePage(
    { title: `${title} · ${messages.name}`, stylesheet, speech },
    html`<header>
<p class="brand">${mark} ${messages.name}</p>
${reader !== undefined && html`<p class="reader"><bdi>${reader}</bdi> <a href="${BROWSE_PATH}/sign-in">${messages.switchAccount}</a></p>`}
</header>
<main>
${content}
</main>`,
  );
}
