import { compareValues, operations } from '@tideform/graph';
import type { MailboxItem } from '../../mail/mail.ts';
import { listMailbox } from '../../mail/mail-store.ts';
import { Refusal } from '../../refusal.ts';
import { createPageResponse } from '../answer/page.ts';
import { selectProperties } from '../answer/select.ts';
import { type GraphCall, type GraphResponse, implement, ok } from '../call/graph-call.ts';
import { getFilter, getOrders } from '../call/options.ts';
import { describeMessage } from './describe-message.ts';
import { requireMailFolder } from './mail-folders.ts';
import { matchesMail } from './matches-mail.ts';
import { requireMailbox, requireMessage } from './open-mailbox.ts';

export const listMessages = implement(operations.listMessages, async (call, context) => {
  const { id: ownerId } = await requireMailbox(call, context);
  return createMessagesResponse(call, await listMailbox(context.database, { ownerId }));
});

export const listFolderMessages = implement(operations.listFolderMessages, async (call, context) => {
  const { id: ownerId } = await requireMailbox(call, context);
  const { id: folder } = requireMailFolder(call.params.folderId);
  return createMessagesResponse(call, await listMailbox(context.database, { ownerId }, folder));
});

export const getMessage = implement(operations.getMessage, async (call, context) =>
  ok(selectProperties(describeMessage(await requireMessage(call, context)), call.query, ['id'])),
);

/**
 * Creates the response with a page of messages, ten by default. The store returns them in the order `receivedDateTime
 * desc`.
 */
function createMessagesResponse(call: GraphCall<never, unknown>, items: readonly MailboxItem[]): GraphResponse {
  const filter = getFilter(call);
  const rows = items.map(describeMessage).filter((row) => !filter || matchesMail(row, filter));
  for (const { property, isDescending } of getOrders(call).toReversed()) {
    const key = sortableProperties.find((name) => name.toLowerCase() === property.toLowerCase());
    if (key === undefined) throw new Refusal(400, 'ErrorInvalidProperty', `Messages can’t be sorted by '${property}'.`);
    const sign = isDescending ? -1 : 1;
    rows.sort((a, b) => (compareValues(a[key], b[key]) ?? 0) * sign);
  }
  return createPageResponse(call, rows, 10, 1000, (row) => selectProperties(row, call.query, ['id']));
}

const sortableProperties = ['receivedDateTime', 'sentDateTime', 'createdDateTime', 'subject', 'importance', 'isRead'];
