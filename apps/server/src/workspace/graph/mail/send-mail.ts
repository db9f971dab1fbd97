import { type MailMessage, operations, type Recipient } from '@tideform/graph';
import type { Person } from '../../directory/directory.ts';
import { deliverMail } from '../../mail/deliver-mail.ts';
import { getRecipients } from '../../mail/mail.ts';
import { Refusal } from '../../refusal.ts';
import { implement } from '../call/graph-call.ts';
import { requireMailbox } from './mail-folders.ts';

const MAX_RECIPIENTS = 500;

/** Delivers a mail to mailboxes of the workspace, and by SMTP to external recipients if SMTP is configured. */
export const sendMail = implement(operations.sendMail, async (call, context) => {
  const { message, saveToSentItems } = call.body;
  const sender = await requireMailbox(call, context);
  requireOwnAddress(sender, message);
  requireRecipients(message);
  requireOwnHeaders(message);
  await deliverMail(
    { database: context.database, now: () => context.now(), relay: context.mailRelay },
    { sender, message, isSaved: saveToSentItems ?? true },
  );
  return { status: 202 };
});

/** @throws 403 for mail in the name of another person */
function requireOwnAddress(sender: Person, { from, sender: namedSender }: MailMessage): void {
  const ownAddresses = [sender.mail, sender.userPrincipalName].map((address) => address?.toLowerCase());
  for (const one of [from, namedSender]) {
    if (one == null || ownAddresses.includes(one.emailAddress.address.trim().toLowerCase())) continue;
    const message =
      'The user account which was used to submit this request does not have the right to send mail on behalf of';
    throw new Refusal(403, 'ErrorSendAsDenied', `${message} the specified sending account.`);
  }
}

/** @throws 400 when there are no or too many recipients, or an address (also in `replyTo`) isn't valid */
function requireRecipients(message: MailMessage): void {
  const addresses = getRecipients(message);
  const all = [...addresses, ...(message.replyTo ?? []).map(getAddress)];
  if (addresses.length > MAX_RECIPIENTS) {
    throw new Refusal(400, 'ErrorExceededMaxRecipientCount', `A message can have up to ${MAX_RECIPIENTS} recipients.`);
  }
  if (addresses.length === 0 || !all.every(isAddress)) {
    throw new Refusal(400, 'ErrorInvalidRecipients', 'At least one recipient is not valid.');
  }
}

/** @throws 400 for headers that only the service may set */
function requireOwnHeaders({ internetMessageHeaders = [] }: MailMessage): void {
  const invalidHeader = internetMessageHeaders.find(({ name }) => !/^x-/i.test(name));
  if (!invalidHeader) return;
  const message = `The internet message header name '${invalidHeader.name}' should start with 'x-' or 'X-'.`;
  throw new Refusal(400, 'InvalidInternetMessageHeader', message);
}

const getAddress = ({ emailAddress }: Recipient) => emailAddress.address.trim();
const isAddress = (text: string) => text.length <= 320 && /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text);
