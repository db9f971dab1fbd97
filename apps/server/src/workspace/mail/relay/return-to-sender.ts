import type { Database } from '../../../database/connect.ts';
import type { Letter } from '../mail.ts';
import { insertMail } from '../mail-store.ts';
import type { Relay } from './relays-store.ts';

/** Tells the sender that a mail did not reach one of its recipients. */
export async function returnToSender(database: Database, relay: Relay, why: string, now: Date): Promise<void> {
  const { sender, letter, tenantId, address } = relay;
  const own = sender.mail ?? sender.userPrincipalName;
  const postmaster = { emailAddress: { name: 'Mail delivery', address: `${POSTMASTER}@${own.split('@').at(-1)}` } };
  const notice: Letter = {
    from: postmaster,
    subject: `Undeliverable: ${letter.subject ?? ''}`,
    body: { contentType: 'text', content: `Your message could not be delivered to ${address}.\n\n${why}\n` },
    toRecipients: [{ emailAddress: { name: sender.displayName, address: own } }],
  };
  await insertMail(database, {
    tenantId,
    senderId: sender.id,
    letter: notice,
    attachments: [],
    sentAt: now,
    copies: [{ ownerId: sender.id, tenantId, folder: 'inbox' }],
    relayTo: [],
  });
}

const POSTMASTER = 'postmaster';

/** Whom a message is from: whoever sent it, or the delivery itself. */
export function senderOf(letter: Letter, sender: Relay['sender']): { name: string; address: string } {
  const named = letter.from?.emailAddress;
  if (named?.address.startsWith(`${POSTMASTER}@`)) return { name: named.name ?? '', address: named.address };
  return { name: sender.displayName, address: sender.mail ?? sender.userPrincipalName };
}
