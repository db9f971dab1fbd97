import { type EmailSender, type EmailTemplate, MAX_ATTACHMENT_BYTES, submissionPdfContent } from '@tideform/contract';
import { validateEmail } from '@tideform/engine/mail';
import type { MailServer } from '../external-services/mail/mail-server.ts';
import { refuse } from '../http/implement.ts';

/** Returns a refusal if an email template is invalid or its attachments are too large. */
export function checkTemplate(template: EmailTemplate) {
  const [validationError] = Object.entries(validateEmail(template));
  if (validationError) return refuse('invalid-template', `${validationError[0]}: ${validationError[1].reason}`);
  return getAttachmentBytes(template) > MAX_ATTACHMENT_BYTES
    ? refuse('attachments-too-large', 'Attachments can be up to 25 MB in total')
    : undefined;
}

export function checkSender(sender: EmailSender | undefined, mailServer: MailServer | undefined) {
  return sender === 'server' && !mailServer
    ? refuse('no-mail-server', 'No mail server is set up. Set SMTP_URL on the server.')
    : undefined;
}

/** Prepares an email template for storage: adds the extension `.pdf` to the name of the attached response PDF. */
export const normalizeTemplate = (template: EmailTemplate): EmailTemplate => ({
  ...template,
  attachments: template.attachments.map((file) => ({ ...file, name: getFileName(file) })),
});

function getFileName({ name, contentBytes }: EmailTemplate['attachments'][number]): string {
  return contentBytes === submissionPdfContent && !/\.pdf$/i.test(name) ? `${name}.pdf` : name;
}

const getAttachmentBytes = ({ attachments }: EmailTemplate): number =>
  attachments.reduce((sum, { contentBytes }) => sum + getBase64Size(contentBytes), 0);

/** Returns the decoded size of a base64 text, in bytes. */
export const getBase64Size = (text: string): number =>
  Math.floor((text.length * 3) / 4) - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
