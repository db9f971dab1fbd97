import type { Person } from '../directory/directory.ts';
import { deliverMail, type MailPorts } from '../mail/deliver-mail.ts';

/** Mails a link in the name of a person. Always sent by SMTP, even if a mailbox of this workspace has the address. */
export async function sendLinkEmail(
  ports: MailPorts,
  sender: Person,
  to: string,
  mail: { readonly subject: string; readonly text: string; readonly address: string },
): Promise<void> {
  const content = `${mail.text}\n\n${mail.address}\n`;
  const message = {
    subject: mail.subject,
    body: { contentType: 'text' as const, content },
    toRecipients: [{ emailAddress: { address: to } }],
  };
  // NOTE: not saved in the sender's sent items, because the link is only for the recipient.
  await deliverMail(ports, { sender, message, isSaved: false, isOutside: true });
}
