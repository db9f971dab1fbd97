import { type MailMessage, operations, type Recipient } from '@tideform/graph';
import type { Person } from '../../directory/directory.ts';
import { recipientsOf } from '../../mail/mail.ts';
import { post } from '../../mail/post.ts';
import { Refusal } from '../../refusal.ts';
import { implement } from '../call/graph-call.ts';
import { requireMailbox } from './open-mailbox.ts';

const MOST_RECIPIENTS = 500;

/** Puts the mail into mailboxes of the workspace; what is for the outside goes by SMTP where there is one. */
export const sendMail = implement(operations.sendMail, async (call, context) => {
  const { message, saveToSentItems } = call.body;
  const sender = await requireMailbox(call, context);
  requireOwnAddress(sender, message);
  requireRecipients(message);
  requireOwnHeaders(message);
  await post(
    { database: context.database, now: () => context.now(), relay: context.mailRelay },
    { sender, message, isSaved: saveToSentItems ?? true },
  );
  return { status: 202 };
});

/** @throws 403 for mail in the name of somebody else */
function requireOwnAddress(sender: Person, { from, sender: named }: MailMessage): void {
  const own = [sender.mail, sender.userPrincipalName].map((address) => address?.toLowerCase());
  for (const one of [from, named]) {
    if (one == null || own.includes(one.emailAddress.address.trim().toLowerCase())) continue;
    const why =
      'The user account which was used to submit this request does not have the right to send mail on behalf of';
    throw new Refusal(403, 'ErrorSendAsDenied', `${why} the specified sending account.`);
  }
}

/** @throws 400 for mail to nobody, to too many, and for what is no address, `replyTo` included */
function requireRecipients(message: MailMessage): void {
  const addresses = recipientsOf(message);
  const all = [...addresses, ...(message.replyTo ?? []).map(addressOf)];
  if (addresses.length > MOST_RECIPIENTS) {
    throw new Refusal(400, 'ErrorExceededMaxRecipientCount', `A message has at most ${MOST_RECIPIENTS} recipients.`);
  }
  if (addresses.length === 0 || !all.every(isAddress)) {
    throw new Refusal(400, 'ErrorInvalidRecipients', 'At least one recipient is not valid.');
  }
}

/** @throws 400 for headers that are the service's to write */
function requireOwnHeaders({ internetMessageHeaders = [] }: MailMessage): void {
  const wrong = internetMessageHeaders.find(({ name }) => !/^x-/i.test(name));
  if (!wrong) return;
  const why = `The internet message header name '${wrong.name}' should start with 'x-' or 'X-'.`;
  throw new Refusal(400, 'InvalidInternetMessageHeader', why);
}

const addressOf = ({ emailAddress }: Recipient) => emailAddress.address.trim();
const isAddress = (text: string) => text.length <= 320 && /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text);
