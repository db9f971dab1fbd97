import { formatMoment } from '../../../pages/format-moment.ts';
import { type Html, html } from '../../../pages/html.ts';
import { previewOf } from '../body-text.ts';
import { type MailboxItem, recipientsOf } from '../mail.ts';
import { senderOf } from '../relay/return-to-sender.ts';
import { type MailReader, type MailSpeech, type MailView, mailFrame, mailPath, pathOfView } from './mail-frame.ts';

export const ROWS_ON_PAGE = 50;

export interface MailboxPage {
  readonly said: MailSpeech;
  readonly reader: MailReader;
  readonly view: MailView;
  readonly items: readonly MailboxItem[];
  /** From 1. */
  readonly page: number;
  readonly now: Date;
}

/** One folder, newest mail first. */
export function mailboxPage({ said, reader, view, items, page, now }: MailboxPage): string {
  const { messages } = said;
  const label = messages.views[view];
  const shown = items.slice((page - 1) * ROWS_ON_PAGE, page * ROWS_ON_PAGE);
  const rows = shown.map((item) => row(said, item, view, now));
  const list =
    rows.length > 0
      ? html`<ul class="mails">${rows}</ul>${pager(said, view, page, items.length)}`
      : html`<p class="empty"><strong>${messages.nothing}</strong>${messages.nothingIn[view]}</p>`;
  const hint = view === 'outside' && rows.length > 0 && html`<p class="hint">${messages.nothingIn.outside}</p>`;
  return mailFrame(said, label, html`<h1>${label}</h1>${hint}${list}`, reader, view);
}

function row({ speech, messages }: MailSpeech, item: MailboxItem, view: MailView, now: Date): Html {
  const { letter, sender } = item;
  const { name, address } = senderOf(letter, sender);
  const who = view === 'inbox' ? name || address : messages.toPeople({ people: recipientsOf(letter).join(', ') });
  const isUnread = view === 'inbox' && !item.isRead;
  const when = html`<time datetime="${item.receivedAt.toISOString()}">${formatMoment(item.receivedAt, now, speech)}</time>`;
  return html`<li><a href="${mailPath}/messages/${item.id}" class="mail${isUnread && ' unread'}">
<span class="who">${isUnread && html`<span class="unseen">${messages.unread} </span>`}<bdi>${who}</bdi></span>
<span class="when">${item.attachmentCount > 0 && clip(messages.hasAttachments)}${when}</span>
<span class="subject" dir="auto">${letter.subject || messages.noSubject}</span>
<span class="preview" dir="auto">${previewOf(letter, 140)}</span>
</a></li>`;
}

const clip = (label: string): Html =>
  html`<svg class="clip" viewBox="0 0 16 16" width="14" height="14" role="img" aria-label="${label}"><path d="M11.5 4.5v6a3.5 3.5 0 0 1-7 0v-7a2.3 2.3 0 0 1 4.6 0v6.6a1.1 1.1 0 0 1-2.2 0V4.5"/></svg> `;

function pager({ messages }: MailSpeech, view: MailView, page: number, count: number): Html | undefined {
  if (count <= ROWS_ON_PAGE) return undefined;
  const link = (to: number, label: string) => html`<a href="${pathOfView(view)}?page=${to}">${label}</a>`;
  return html`<p class="pager">${page > 1 && link(page - 1, messages.newer)}
<span class="quiet">${messages.page({ page, count: Math.ceil(count / ROWS_ON_PAGE) })}</span>
${page * ROWS_ON_PAGE < count && link(page + 1, messages.older)}</p>`;
}
