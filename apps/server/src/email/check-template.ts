import { type EmailSender, type EmailTemplate, mostAttachmentBytes, submissionPdfContent } from '@tideform/contract';
import { checkMail } from '@tideform/engine/mail';
import type { MailServer } from '../external-services/mail/mail-server.ts';
import { refuse } from '../http/implement.ts';

/** What speaks against keeping a template; `undefined`: nothing. */
export function refuseTemplate(template: EmailTemplate) {
  const [problem] = Object.entries(checkMail(template));
  if (problem) return refuse('invalid-template', `${problem[0]}: ${problem[1].reason}`);
  return bytesOf(template) > mostAttachmentBytes
    ? refuse('attachments-too-large', 'Attachments can have 25 MB at most')
    : undefined;
}

export function refuseSender(sender: EmailSender | undefined, mailServer: MailServer | undefined) {
  return sender === 'server' && !mailServer
    ? refuse('no-mail-server', 'The server has no mail server: its operator sets SMTP_URL')
    : undefined;
}

/** Template as it is kept: the response's PDF is called one. */
export const tidyTemplate = (template: EmailTemplate): EmailTemplate => ({
  ...template,
  attachments: template.attachments.map((file) => ({ ...file, name: fileName(file) })),
});

function fileName({ name, contentBytes }: EmailTemplate['attachments'][number]): string {
  return contentBytes === submissionPdfContent && !/\.pdf$/i.test(name) ? `${name}.pdf` : name;
}

const bytesOf = ({ attachments }: EmailTemplate): number =>
  attachments.reduce((sum, { contentBytes }) => sum + sizeOfBase64(contentBytes), 0);

/** How many bytes it stands for. */
export const sizeOfBase64 = (text: string): number =>
  Math.floor((text.length * 3) / 4) - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
