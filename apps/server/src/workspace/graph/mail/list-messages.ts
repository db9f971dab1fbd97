import { compareValues, operations } from '@tideform/graph';
import type { MailboxItem } from '../../mail/mail.ts';
import { listMailbox } from '../../mail/mail-store.ts';
import { Refusal } from '../../refusal.ts';
import { pageOf } from '../answer/page.ts';
import { select } from '../answer/select.ts';
import { type GraphAnswer, type GraphCall, implement, ok } from '../call/graph-call.ts';
import { readFilter, readOrders } from '../call/options.ts';
import { describeMessage } from './describe-message.ts';
import { requireFolder } from './mail-folders.ts';
import { matchesMail } from './matches-mail.ts';
import { requireMailbox, requireMessage } from './open-mailbox.ts';

export const listMessages = implement(operations.listMessages, async (call, context) => {
  const { id: ownerId } = await requireMailbox(call, context);
  return answerMessages(call, await listMailbox(context.database, { ownerId }));
});

export const listFolderMessages = implement(operations.listFolderMessages, async (call, context) => {
  const { id: ownerId } = await requireMailbox(call, context);
  const { id: folder } = requireFolder(call.params.folderId);
  return answerMessages(call, await listMailbox(context.database, { ownerId }, folder));
});

export const getMessage = implement(operations.getMessage, async (call, context) =>
  ok(select(describeMessage(await requireMessage(call, context)), call.query, ['id'])),
);

/** Ten on a page unless told; `receivedDateTime desc` is the order of the store. */
function answerMessages(call: GraphCall<never, unknown>, items: readonly MailboxItem[]): GraphAnswer {
  const filter = readFilter(call);
  const rows = items.map(describeMessage).filter((row) => !filter || matchesMail(row, filter));
  for (const { property, isDescending } of readOrders(call).toReversed()) {
    const key = sortable.find((name) => name.toLowerCase() === property.toLowerCase());
    if (key === undefined) throw new Refusal(400, 'ErrorInvalidProperty', `Messages are not sorted by '${property}'.`);
    const sign = isDescending ? -1 : 1;
    rows.sort((a, b) => (compareValues(a[key], b[key]) ?? 0) * sign);
  }
  return pageOf(call, rows, 10, 1000, (row) => select(row, call.query, ['id']));
}

const sortable = ['receivedDateTime', 'sentDateTime', 'createdDateTime', 'subject', 'importance', 'isRead'];
