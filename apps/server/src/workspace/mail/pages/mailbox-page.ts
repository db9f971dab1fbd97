import { formatTime } from '../../../pages/format-values.ts';
import { type Html, html } from '../../../pages/html.ts';
import { getPreview } from '../compose.ts';
import { getRecipients, type MailboxItem } from '../mail.ts';
import { getDisplayedSender } from '../relay/send-bounce.ts';
import {
  getViewPath,
  type MailLocale,
  type MailReader,
  type MailView,
  mailPath,
  renderMailFrame,
} from './mail-frame.ts';

export const ROWS_ON_PAGE = 50;

export interface MailboxPageOptions {
  readonly pageLocale: MailLocale;
  readonly reader: MailReader;
  readonly view: MailView;
  readonly items: readonly MailboxItem[];
  /** Page number, from 1. */
  readonly page: number;
  readonly now: Date;
}

/** Renders one folder, newest mail first. */
export function renderMailboxPage({ pageLocale, reader, view, items, page, now }: MailboxPageOptions): string {
  const { messages } = pageLocale;
  const label = messages.views[view];
  const pageItems = items.slice((page - 1) * ROWS_ON_PAGE, page * ROWS_ON_PAGE);
  const rows = pageItems.map((item) => renderRow(pageLocale, item, view, now));
  const list =
    rows.length > 0
      ? html`<ul class="mails">${rows}</ul>${renderPager(pageLocale, view, page, items.length)}`
      : html`<p class="empty"><strong>${messages.nothing}</strong>${messages.nothingIn[view]}</p>`;
  const hint = view === 'outside' && rows.length > 0 && html`<p class="hint">${messages.nothingIn.outside}</p>`;
  return renderMailFrame(pageLocale, label, html`<h1>${label}</h1>${hint}${list}`, reader, view);
}

function renderRow({ locale, messages }: MailLocale, item: MailboxItem, view: MailView, now: Date): Html {
  const { letter: message, sender } = item;
  const { name, address } = getDisplayedSender(message, sender);
  const recipientOrSender =
    view === 'inbox' ? name || address : messages.toPeople({ people: getRecipients(message).join(', ') });
  const isUnread = view === 'inbox' && !item.isRead;
  const time = html`<time datetime="${item.receivedAt.toISOString()}">${formatTime(item.receivedAt, now, locale)}</time>`;
  return html`<li><a href="${mailPath}/messages/${item.id}" class="mail${isUnread && ' unread'}">
<span class="who">${isUnread && html`<span class="unseen">${messages.unread} </span>`}<bdi>${recipientOrSender}</bdi></span>
<span class="when">${item.attachmentCount > 0 && renderAttachmentIcon(messages.hasAttachments)}${time}</span>
<span class="subject" dir="auto">${message.subject || messages.noSubject}</span>
<span class="preview" dir="auto">${getPreview(message, 140)}</span>
</a></li>`;
}

const renderAttachmentIcon = (label: string): Html =>
  html`<svg class="clip" viewBox="0 0 16 16" width="14" height="14" role="img" aria-label="${label}"><path d="M11.5 4.5v6a3.5 3.5 0 0 1-7 0v-7a2.3 2.3 0 0 1 4.6 0v6.6a1.1 1.1 0 0 1-2.2 0V4.5"/></svg> `;

function renderPager({ messages }: MailLocale, view: MailView, page: number, count: number): Html | undefined {
  if (count <= ROWS_ON_PAGE) return undefined;
  const link = (to: number, label: string) => html`<a href="${getViewPath(view)}?page=${to}">${label}</a>`;
  return html`<p class="pager">${page > 1 && link(page - 1, messages.newer)}
<span class="quiet">${messages.page({ page, count: Math.ceil(count / ROWS_ON_PAGE) })}</span>
${page * ROWS_ON_PAGE < count && link(page + 1, messages.older)}</p>`;
}
