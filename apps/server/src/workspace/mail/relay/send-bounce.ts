import type { Database } from '../../../database/connect.ts';
import type { StoredMessage } from '../mail.ts';
import { insertMail } from '../mail-store.ts';
import type { Relay } from './relays-store.ts';

/** Sends the sender a bounce message: a mail didn't reach one of its recipients. */
export async function sendBounce(database: Database, relay: Relay, reason: string, now: Date): Promise<void> {
  const { sender, letter: message, tenantId, address } = relay;
  const senderAddress = sender.mail ?? sender.userPrincipalName;
  const postmaster = {
    emailAddress: { name: 'Mail delivery', address: `${POSTMASTER}@${senderAddress.split('@').at(-1)}` },
  };
  const bounce: StoredMessage = {
    from: postmaster,
    subject: `Undeliverable: ${message.subject ?? ''}`,
    body: { contentType: 'text', content: `Your message could not be delivered to ${address}.\n\n${reason}\n` },
    toRecipients: [{ emailAddress: { name: sender.displayName, address: senderAddress } }],
  };
  await insertMail(database, {
    tenantId,
    senderId: sender.id,
    message: bounce,
    attachments: [],
    sentAt: now,
    copies: [{ ownerId: sender.id, tenantId, folder: 'inbox' }],
    relayTo: [],
  });
}

const POSTMASTER = 'postmaster';

/** Returns the displayed sender of a message: the person, or the delivery system for a bounce message. */
export function getDisplayedSender(message: StoredMessage, sender: Relay['sender']): { name: string; address: string } {
  const from = message.from?.emailAddress;
  if (from?.address.startsWith(`${POSTMASTER}@`)) return { name: from.name ?? '', address: from.address };
  return { name: sender.displayName, address: sender.mail ?? sender.userPrincipalName };
}
