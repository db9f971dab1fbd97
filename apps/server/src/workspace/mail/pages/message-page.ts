import type { Recipient } from '@tideform/graph';
import { directionOf } from '@tideform/i18n';
import { formatWholeMoment } from '../../../pages/format-moment.ts';
import { formatSize } from '../../../pages/format-size.ts';
import { type Html, html } from '../../../pages/html.ts';
import { isHtml } from '../body-text.ts';
import type { Attachment, MailboxItem } from '../mail.ts';
import { senderOf } from '../relay/return-to-sender.ts';
import { type MailReader, type MailSpeech, type MailView, mailFrame, mailPath, pathOfView } from './mail-frame.ts';

export interface MessagePage {
  readonly said: MailSpeech;
  readonly reader: MailReader;
  readonly item: MailboxItem;
  readonly attachments: readonly Attachment[];
}

const viewOf = { inbox: 'inbox', sentitems: 'sent', outside: 'outside' } as const satisfies Record<string, MailView>;

/** One mail: who, when, its attachments, and its text; HTML in a frame that runs and fetches nothing. */
export function messagePage({ said, reader, item, attachments }: MessagePage): string {
  const { speech, messages } = said;
  const { letter } = item;
  const view = viewOf[item.folder];
  const subject = letter.subject || messages.noSubject;
  const from = senderOf(letter, item.sender);
  const back = directionOf(speech.language) === 'rtl' ? '→' : '←';
  const content = html`<p class="back"><a href="${pathOfView(view)}">${back} ${messages.views[view]}</a></p>
<article>
<h1 dir="auto">${subject}</h1>
<dl>
${line(messages.from, html`${from.name} <span class="quiet">${from.address}</span>`)}
${line(messages.to, people(letter.toRecipients))}
${line(messages.cc, people(letter.ccRecipients))}
${item.folder !== 'inbox' && line(messages.bcc, people(letter.bccRecipients))}
${line(messages.replyTo, people(letter.replyTo))}
${line(messages.sent, html`<time datetime="${item.sentAt.toISOString()}">${formatWholeMoment(item.sentAt, speech)}</time>`)}
</dl>
${attachments.length > 0 && attachmentList(said, item, attachments)}
${bodyOf(messages, item, subject)}
</article>`;
  return mailFrame(said, subject, content, reader, view);
}

function bodyOf(messages: MailSpeech['messages'], { id, letter }: MailboxItem, subject: string): Html {
  const { body } = letter;
  if (body === undefined || body.content.trim() === '') return html`<p class="quiet">${messages.noText}</p>`;
  if (!isHtml(body)) return html`<div class="text" dir="auto">${body.content}</div>`;
  return html`<iframe title="${messages.textOf({ subject })}" src="${mailPath}/messages/${id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
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

function attachmentList(
  { speech, messages }: MailSpeech,
  { id }: MailboxItem,
  attachments: readonly Attachment[],
): Html {
  const files = attachments.map(
    (file) =>
      html`<li><a href="${mailPath}/messages/${id}/attachments/${file.id}" download="${file.name}">${file.name} <span class="quiet">${formatSize(file.size, speech)}</span></a></li>`,
  );
  return html`<h2 class="unseen">${messages.attachments}</h2><ul class="files">${files}</ul>`;
}
