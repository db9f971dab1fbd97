import type { Recipient } from '@tideform/graph';
import { getDirection } from '@tideform/i18n';
import { formatDateTime, formatSize } from '../../../pages/format-values.ts';
import { type Html, html } from '../../../pages/html.ts';
import { isHtml } from '../body-text.ts';
import type { Attachment, MailboxItem } from '../mail.ts';
import { getDisplayedSender } from '../relay/send-bounce.ts';
import {
  getViewPath,
  type MailLocale,
  type MailReader,
  type MailView,
  mailPath,
  renderMailFrame,
} from './mail-frame.ts';

export interface MessagePageOptions {
  readonly pageLocale: MailLocale;
  readonly reader: MailReader;
  readonly item: MailboxItem;
  readonly attachments: readonly Attachment[];
}

const viewOfFolder = { inbox: 'inbox', sentitems: 'sent', outside: 'outside' } as const satisfies Record<
  string,
  MailView
>;

/** Renders one message: sender, recipients, date, attachments and text. HTML is shown in a sandboxed frame. */
export function renderMessagePage({ pageLocale, reader, item, attachments }: MessagePageOptions): string {
  const { locale, messages } = pageLocale;
  const { letter: message } = item;
  const view = viewOfFolder[item.folder];
  const subject = message.subject || messages.noSubject;
  const from = getDisplayedSender(message, item.sender);
  const back = getDirection(locale.language) === 'rtl' ? '→' : '←';
  const content = html`<p class="back"><a href="${getViewPath(view)}">${back} ${messages.views[view]}</a></p>
<article>
<h1 dir="auto">${subject}</h1>
<dl>
${renderDetail(messages.from, html`${from.name} <span class="quiet">${from.address}</span>`)}
${renderDetail(messages.to, renderRecipients(message.toRecipients))}
${renderDetail(messages.cc, renderRecipients(message.ccRecipients))}
${item.folder !== 'inbox' && renderDetail(messages.bcc, renderRecipients(message.bccRecipients))}
${renderDetail(messages.replyTo, renderRecipients(message.replyTo))}
${renderDetail(messages.sent, html`<time datetime="${item.sentAt.toISOString()}">${formatDateTime(item.sentAt, locale)}</time>`)}
</dl>
${attachments.length > 0 && renderAttachments(pageLocale, item, attachments)}
${renderBody(messages, item, subject)}
</article>`;
  return renderMailFrame(pageLocale, subject, content, reader, view);
}

function renderBody(messages: MailLocale['messages'], { id, letter: message }: MailboxItem, subject: string): Html {
  const { body } = message;
  if (body === undefined || body.content.trim() === '') return html`<p class="quiet">${messages.noText}</p>`;
  if (!isHtml(body)) return html`<div class="text" dir="auto">${body.content}</div>`;
  return html`<iframe title="${messages.textOf({ subject })}" src="${mailPath}/messages/${id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

function renderDetail(label: string, value: Html | undefined): Html | undefined {
  return value && html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

function renderRecipients(recipients: readonly Recipient[] = []): Html | undefined {
  if (recipients.length === 0) return undefined;
  const all = recipients.map(({ emailAddress: { name, address } }) =>
    name && name !== address
      ? html`<span class="person">${name} <span class="quiet">${address}</span></span>`
      : html`<span class="person">${address}</span>`,
  );
  return html`${all}`;
}

function renderAttachments(
  { locale, messages }: MailLocale,
  { id }: MailboxItem,
  attachments: readonly Attachment[],
): Html {
  const files = attachments.map(
    (file) =>
      html`<li><a href="${mailPath}/messages/${id}/attachments/${file.id}" download="${file.name}">${file.name} <span class="quiet">${formatSize(file.size, locale)}</span></a></li>`,
  );
  return html`<h2 class="unseen">${messages.attachments}</h2><ul class="files">${files}</ul>`;
}
