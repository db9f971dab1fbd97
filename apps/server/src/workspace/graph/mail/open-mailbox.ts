import type { Person } from '../../directory/directory.ts';
import { findPerson } from '../../directory/people-store.ts';
import { hasMailbox, type MailboxItem } from '../../mail/mail.ts';
import { findMailboxItem } from '../../mail/mail-store.ts';
import { Refusal } from '../../refusal.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { isGuid } from '../guid.ts';

/** The caller, who has a mailbox. @throws 404 for those who have none: guests, and accounts without an address */
export async function requireMailbox(
  { actor }: GraphCall<never, unknown>,
  { database }: Pick<GraphContext, 'database'>,
): Promise<Person> {
  const person = await findPerson(database, actor.personId);
  if (person !== undefined && hasMailbox(person)) return person;
  const why = 'The mailbox is either inactive, soft-deleted, or is hosted on-premise.';
  throw new Refusal(404, 'MailboxNotEnabledForRESTAPI', why);
}

/** A message of the caller's. @throws 404, 400 for an id that never was one */
export async function requireMessage(
  call: GraphCall<'messageId', unknown>,
  context: GraphContext,
): Promise<MailboxItem> {
  const { id: ownerId } = await requireMailbox(call, context);
  requireMailId(call.params.messageId);
  const item = await findMailboxItem(context.database, { ownerId }, call.params.messageId);
  if (item === undefined) throw mailNotFound();
  return item;
}

export function requireMailId(id: string): void {
  if (!isGuid(id)) throw new Refusal(400, 'ErrorInvalidIdMalformed', 'Id is malformed.');
}

export const mailNotFound = () =>
  new Refusal(404, 'ErrorItemNotFound', 'The specified object was not found in the store.');
