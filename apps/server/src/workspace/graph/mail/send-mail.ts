import { type MailMessage, operations } from '@tideform/graph';
import { insertSentMail } from '../../directory/mail-store.ts';
import { Refusal } from '../../refusal.ts';
import { implement } from '../call/graph-call.ts';

/** Keeps the mail for reading in the workspace; nothing leaves the machine. */
export const sendMail = implement(operations.sendMail, async (call, context) => {
  const { message, saveToSentItems = true } = call.body;
  requireRecipients(message);
  await insertSentMail(context.database, call.actor.tenantId, {
    personId: call.actor.personId,
    message,
    isSaved: saveToSentItems,
    sentAt: context.now(),
  });
  return { status: 202 };
});

function requireRecipients({ toRecipients = [], ccRecipients = [], bccRecipients = [] }: MailMessage): void {
  const addresses = [...toRecipients, ...ccRecipients, ...bccRecipients].map((one) => one.emailAddress.address);
  if (addresses.length === 0 || !addresses.every((address) => /^[^\s@]+@[^\s@]+$/.test(address))) {
    throw new Refusal(400, 'ErrorInvalidRecipients', 'At least one recipient is not valid.');
  }
}
