import type { Person } from '../../directory/directory.ts';
import { findPerson } from '../../directory/people-store.ts';
import { hasMailbox, type MailboxItem } from '../../mail/mail.ts';
import { findMailboxItem } from '../../mail/mail-store.ts';
import { Refusal } from '../../refusal.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { isGuid } from '../is-guid.ts';

/**
 * Returns the caller if they have a mailbox.
 * @throws 404 for guests and for accounts without an email address
 */
export async function requireMailbox(
  { actor }: GraphCall<never, unknown>,
  { database }: Pick<GraphContext, 'database'>,
): Promise<Person> {
  const person = await findPerson(database, actor.personId);
  if (person !== undefined && hasMailbox(person)) return person;
  const message = 'The mailbox is either inactive, soft-deleted, or is hosted on-premise.';
  throw new Refusal(404, 'MailboxNotEnabledForRESTAPI', message);
}

/**
 * Finds a message in the caller's mailbox.
 * @throws 404 for an unknown ID, 400 for a malformed one
 */
export async function requireMessage(
  call: GraphCall<'messageId', unknown>,
  context: GraphContext,
): Promise<MailboxItem> {
  const { id: ownerId } = await requireMailbox(call, context);
  requireMailId(call.params.messageId);
  const item = await findMailboxItem(context.database, { ownerId }, call.params.messageId);
  if (item === undefined) throw createMailNotFound();
  return item;
}

export function requireMailId(id: string): void {
  if (!isGuid(id)) throw new Refusal(400, 'ErrorInvalidIdMalformed', 'Id is malformed.');
}

export const createMailNotFound = () =>
  new Refusal(404, 'ErrorItemNotFound', 'The specified object was not found in the store.');
