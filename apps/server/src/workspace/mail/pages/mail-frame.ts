import type { Speech } from '@tideform/i18n';
import { type Html, html } from '../../../pages/html.ts';
import { mark } from '../../../pages/mark.ts';
import { wantedSpeech } from '../../../pages/wanted-speech.ts';
import { wholePage } from '../../../pages/whole-page.ts';
import { type MailMessages, mailMessages } from './mail.messages.ts';

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
  readonly messages: MailMessages;
}

export async function mailSpeech(acceptLanguage: string | undefined): Promise<MailSpeech> {
  const speech = wantedSpeech(acceptLanguage);
  return { speech, messages: await mailMessages.read(speech) };
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
  const { speech, messages } = said;
  const stylesheet = `${mailPath}/mail.css`;
  return wholePage(
    { title: `${title} · ${messages.name}`, stylesheet, speech },
    html`<a class="skip" href="#content">${messages.skip}</a>
<header>
<p class="brand">${mark} ${messages.name}</p>
${reader && readerLine(reader, messages)}
</header>
${reader && folderList(reader, messages, current)}
<main id="content">
${content}
</main>`,
  );
}

function readerLine({ name, address }: MailReader, messages: MailMessages): Html {
  return html`<p class="reader"><span><strong>${name}</strong> <span class="quiet">${address}</span></span>
<a href="${mailPath}/sign-in">${messages.switchAccount}</a></p>`;
}

function folderList(reader: MailReader, messages: MailMessages, current: MailView | undefined): Html {
  const shown = (['inbox', 'sent', 'outside'] as const).filter((view) => view !== 'outside' || reader.seesOutside);
  const links = shown.map((view) => {
    const count =
      view === 'inbox' &&
      reader.unreadCount > 0 &&
      html` <span class="count">${reader.unreadCount}<span class="unseen"> ${messages.unreadCount}</span></span>`;
    return html`<a href="${paths[view]}" ${view === current && html`aria-current="page"`}>${messages.views[view]}${count}</a>`;
  });
  return html`<nav aria-label="${messages.folders}">${links}</nav>`;
}
