import type { Person } from '../directory/directory.ts';
import { type PostPorts, post } from '../mail/post.ts';

/** Sends a link by mail, in somebody's name: out of the workspace, also where a mailbox here has the address. */
export async function sendLink(
  ports: PostPorts,
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
  // NOTE: not among what the sender sent: the link is for one person alone.
  await post(ports, { sender, message, isSaved: false, isOutside: true });
}
