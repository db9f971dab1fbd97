import type { Recipient } from '@tideform/graph';
import { getDirection } from '@tideform/i18n';
import { formatDateTime, formatSize } from '../../../pages/format-values.ts';
import { type Html, html } from '../../../pages/html.ts';
import { isHtml } from '../compose.ts';
import type { Attachment, AttachmentWithContent, MailboxItem, StoredMessage } from '../mail.ts';
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

/**
 * Content Security Policy of a message's HTML: nothing runs, nothing is fetched (a request would reveal the reader to
 * the sender), and links open in a new window. The sandbox also protects when the URL is opened outside the frame.
 */
export const bodyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Renders a message's HTML for its frame, with inline images. */
export function renderMessageBody({ body }: StoredMessage, attachments: readonly AttachmentWithContent[]): string {
  const content = (body?.content ?? '').replace(/(["'(])cid:([^"')\s>]+)/gi, (whole, before: string, name: string) => {
    const picture = attachments.find((file) => isPicture(file) && isSameId(file.contentId, name));
    return picture ? `${before}data:${picture.contentType};base64,${picture.content.toString('base64')}` : whole;
  });
  return `${HTML_PREFIX}${content}`;
}

const HTML_PREFIX =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank"><style>html{background:#fff;color:#242424;font:14px/20px "Segoe UI","Segoe UI Web (West European)",-apple-system,BlinkMacSystemFont,Roboto,"Helvetica Neue",sans-serif;overflow-wrap:anywhere}body{margin:16px}img{max-width:100%}</style>';

function isPicture({ contentType }: AttachmentWithContent): boolean {
  return /^image\/(png|jpeg|gif|webp|svg\+xml)$/i.test(contentType);
}

/**
 * Compares content IDs, which may be enclosed in angle brackets (RFC 2045 §7) and are percent-encoded in URLs (RFC
 * 2392).
 */
function isSameId(contentId: string | null, name: string): boolean {
  return contentId !== null && contentId.replace(/^<|>$/g, '') === decode(name);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
