import { type Html, html } from '../../identity/pages/html.ts';
import { wholePage } from '../../pages/whole-page.ts';

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

const views: Readonly<Record<MailView, { path: string; label: string }>> = {
  inbox: { path: mailPath, label: 'Inbox' },
  sent: { path: `${mailPath}/sent`, label: 'Sent' },
  outside: { path: `${mailPath}/outside`, label: 'Outside' },
};

export function labelOfView(view: MailView): string {
  return views[view].label;
}

export function pathOfView(view: MailView): string {
  return views[view].path;
}

/** A whole page of the mail around its content; without a reader it has no folders. */
export function mailFrame(title: string, content: Html, reader?: MailReader, current?: MailView): string {
  const stylesheet = `${mailPath}/mail.css`;
  return wholePage(
    { title: `${title} · Workspace mail`, stylesheet },
    html`<a class="skip" href="#content">Skip to the mail</a>
<header>
<p class="brand">${envelope} Workspace mail</p>
${reader && readerLine(reader)}
</header>
${reader && folderList(reader, current)}
<main id="content">
${content}
</main>`,
  );
}

function readerLine({ name, address }: MailReader): Html {
  return html`<p class="reader"><span><strong>${name}</strong> <span class="quiet">${address}</span></span>
<a href="${mailPath}/sign-in">Switch account</a></p>`;
}

function folderList(reader: MailReader, current: MailView | undefined): Html {
  const shown = (['inbox', 'sent', 'outside'] as const).filter((view) => view !== 'outside' || reader.seesOutside);
  const links = shown.map((view) => {
    const count =
      view === 'inbox' &&
      reader.unreadCount > 0 &&
      html` <span class="count">${reader.unreadCount}<span class="unseen"> unread</span></span>`;
    return html`<a href="${views[view].path}" ${view === current && html`aria-current="page"`}>${views[view].label}${count}</a>`;
  });
  return html`<nav aria-label="Folders">${links}</nav>`;
}

const envelope = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="8" class="mark"/><path d="M7 11h18v11H7zM7 11l9 7 9-7" class="line"/></svg>`;
