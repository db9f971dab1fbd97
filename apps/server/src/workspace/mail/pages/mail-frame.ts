import type { Speech } from '@tideform/words';
import { type Html, html } from '../../../pages/html.ts';
import { mark } from '../../../pages/mark.ts';
import { wantedSpeech } from '../../../pages/wanted-speech.ts';
import { wholePage } from '../../../pages/whole-page.ts';
import { type MailWords, mailWords } from './mail.words.ts';

/** Path below which the pages of the mail lie. */
export const mailPath = '/workspace/mail';

export type MailView = 'inbox' | 'sent' | 'outside';

/** Who reads, and what there is to read besides. */
export interface MailReader {
  readonly name: string;
  readonly address: string;
  readonly unreadCount: number;
  /** An administrator sees what nothing takes to the outside. */
  readonly seesOutside: boolean;
}

/** No script at all, nothing from elsewhere; messages are shown in a frame with a policy of its own. */
export const mailPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A language, and what the pages say in it. */
export interface MailSpeech {
  readonly speech: Speech;
  readonly words: MailWords;
}

export async function mailSpeech(acceptLanguage: string | undefined): Promise<MailSpeech> {
  const speech = wantedSpeech(acceptLanguage);
  return { speech, words: await mailWords.read(speech) };
}

const paths: Readonly<Record<MailView, string>> = {
  inbox: mailPath,
  sent: `${mailPath}/sent`,
  outside: `${mailPath}/outside`,
};

export function pathOfView(view: MailView): string {
  return paths[view];
}

/** A whole page of the mail around its content; without a reader it has no folders. */
export function mailFrame(
  said: MailSpeech,
  title: string,
  content: Html,
  reader?: MailReader,
  current?: MailView,
): string {
  const { speech, words } = said;
  const stylesheet = `${mailPath}/mail.css`;
  return wholePage(
    { title: `${title} · ${words.name}`, stylesheet, speech },
    html`<a class="skip" href="#content">${words.skip}</a>
<header>
<p class="brand">${mark} ${words.name}</p>
${reader && readerLine(reader, words)}
</header>
${reader && folderList(reader, words, current)}
<main id="content">
${content}
</main>`,
  );
}

function readerLine({ name, address }: MailReader, words: MailWords): Html {
  return html`<p class="reader"><span><strong>${name}</strong> <span class="quiet">${address}</span></span>
<a href="${mailPath}/sign-in">${words.switchAccount}</a></p>`;
}

function folderList(reader: MailReader, words: MailWords, current: MailView | undefined): Html {
  const shown = (['inbox', 'sent', 'outside'] as const).filter((view) => view !== 'outside' || reader.seesOutside);
  const links = shown.map((view) => {
    const count =
      view === 'inbox' &&
      reader.unreadCount > 0 &&
      html` <span class="count">${reader.unreadCount}<span class="unseen"> ${words.unreadCount}</span></span>`;
    return html`<a href="${paths[view]}" ${view === current && html`aria-current="page"`}>${words.views[view]}${count}</a>`;
  });
  return html`<nav aria-label="${words.folders}">${links}</nav>`;
}
