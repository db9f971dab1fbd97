import type { Recipient } from '@tideform/graph';
import { type Html, html } from '../../identity/pages/html.ts';
import { formatWholeMoment } from '../../pages/format-moment.ts';
import { formatSize } from '../../pages/format-size.ts';
import { isHtml } from '../body-text.ts';
import type { Attachment, MailboxItem } from '../mail.ts';
import { senderOf } from '../relay/return-to-sender.ts';
import { labelOfView, type MailReader, type MailView, mailFrame, mailPath, pathOfView } from './mail-frame.ts';

export interface MessagePage {
  readonly reader: MailReader;
  readonly item: MailboxItem;
  readonly attachments: readonly Attachment[];
}

const viewOf = { inbox: 'inbox', sentitems: 'sent', outside: 'outside' } as const satisfies Record<string, MailView>;

/** One mail: who, when, its attachments, and its text; HTML in a frame that runs and fetches nothing. */
export function messagePage({ reader, item, attachments }: MessagePage): string {
  const { letter } = item;
  const view = viewOf[item.folder];
  const subject = letter.subject || 'No subject';
  const from = senderOf(letter, item.sender);
  const content = html`<p class="back"><a href="${pathOfView(view)}">← ${labelOfView(view)}</a></p>
<article>
<h1>${subject}</h1>
<dl>
${line('From', html`${from.name} <span class="quiet">${from.address}</span>`)}
${line('To', people(letter.toRecipients))}
${line('Cc', people(letter.ccRecipients))}
${item.folder !== 'inbox' && line('Bcc', people(letter.bccRecipients))}
${line('Reply to', people(letter.replyTo))}
${line('Sent', html`<time datetime="${item.sentAt.toISOString()}">${formatWholeMoment(item.sentAt)}</time>`)}
</dl>
${attachments.length > 0 && attachmentList(item, attachments)}
${bodyOf(item, subject)}
</article>`;
  return mailFrame(subject, content, reader, view);
}

function bodyOf({ id, letter }: MailboxItem, subject: string): Html {
  const { body } = letter;
  if (body === undefined || body.content.trim() === '') return html`<p class="quiet">This mail has no text.</p>`;
  if (!isHtml(body)) return html`<div class="text">${body.content}</div>`;
  return html`<iframe title="Text of the mail: ${subject}" src="${mailPath}/messages/${id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

function line(label: string, value: Html | undefined): Html | undefined {
  return value && html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

function people(recipients: readonly Recipient[] = []): Html | undefined {
  if (recipients.length === 0) return undefined;
  const all = recipients.map(({ emailAddress: { name, address } }) =>
    name && name !== address
      ? html`<span class="person">${name} <span class="quiet">${address}</span></span>`
      : html`<span class="person">${address}</span>`,
  );
  return html`${all}`;
}

function attachmentList({ id }: MailboxItem, attachments: readonly Attachment[]): Html {
  const files = attachments.map(
    (file) =>
      html`<li><a href="${mailPath}/messages/${id}/attachments/${file.id}" download="${file.name}">${file.name} <span class="quiet">${formatSize(file.size)}</span></a></li>`,
  );
  return html`<h2 class="unseen">Attachments</h2><ul class="files">${files}</ul>`;
}
