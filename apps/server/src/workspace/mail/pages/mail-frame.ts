import type { Locale } from '@tideform/i18n';
import { getRequestLocale } from '../../../pages/get-request-locale.ts';
import { type Html, html } from '../../../pages/html.ts';
import { logo, renderPage } from '../../../pages/render-page.ts';
import { type MailMessages, mailMessages } from './mail.messages.ts';

/** Path prefix of the mail pages. */
export const mailPath = '/workspace/mail';

/** A folder on the mail pages. */
export type MailView = 'inbox' | 'sent' | 'outside';

/** The signed-in person, as the frame shows them. */
export interface MailReader {
  readonly name: string;
  readonly address: string;
  readonly unreadCount: number;
  /** Whether the person, as an administrator, sees mail to external recipients that isn't relayed. */
  readonly canSeeOutside: boolean;
}

/**
 * Content Security Policy of the mail pages: no scripts, no external content. Messages are shown in a frame with its
 * own policy.
 */
export const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Locale and messages of the mail pages. */
export interface MailLocale {
  readonly locale: Locale;
  readonly messages: MailMessages;
}

export async function loadMailLocale(acceptLanguage: string | undefined): Promise<MailLocale> {
  const locale = getRequestLocale(acceptLanguage);
  return { locale, messages: await mailMessages.read(locale) };
}

const paths: Readonly<Record<MailView, string>> = {
  inbox: mailPath,
  sent: `${mailPath}/sent`,
  outside: `${mailPath}/outside`,
};

export function getViewPath(view: MailView): string {
  return paths[view];
}

/** Renders a complete page around its content; without a reader, it has no folders. */
export function renderMailFrame(
  pageLocale: MailLocale,
  title: string,
  content: Html,
  reader?: MailReader,
  current?: MailView,
): string {
  const { locale, messages } = pageLocale;
  const stylesheet = `${mailPath}/mail.css`;
  return renderPage(
    { title: `${title} · ${messages.name}`, stylesheet, locale },
    html`<a class="skip" href="#content">${messages.skip}</a>
<header>
<p class="brand">${logo} ${messages.name}</p>
${reader && renderReader(reader, messages)}
</header>
${reader && renderFolders(reader, messages, current)}
<main id="content">
${content}
</main>`,
  );
}

function renderReader({ name, address }: MailReader, messages: MailMessages): Html {
  return html`<p class="reader"><span><strong>${name}</strong> <span class="quiet">${address}</span></span>
<a href="${mailPath}/sign-in">${messages.switchAccount}</a></p>`;
}

function renderFolders(reader: MailReader, messages: MailMessages, current: MailView | undefined): Html {
  const views = (['inbox', 'sent', 'outside'] as const).filter((view) => view !== 'outside' || reader.canSeeOutside);
  const links = views.map((view) => {
    const count =
      view === 'inbox' &&
      reader.unreadCount > 0 &&
      html` <span class="count">${reader.unreadCount}<span class="unseen"> ${messages.unreadCount}</span></span>`;
    return html`<a href="${paths[view]}" ${view === current && html`aria-current="page"`}>${messages.views[view]}${count}</a>`;
  });
  return html`<nav aria-label="${messages.folders}">${links}</nav>`;
}
