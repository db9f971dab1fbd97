import { migrateWebhooksList as operation } from '@tideform/contract';
import { type GraphClient, operations } from '@tideform/graph';
import { readTeamLists } from '@tideform/sync/library';
import { answer, implement } from '../http/implement.ts';
import { readOldWebhook } from './old-webhook.ts';
import { type ListedWebhook, takeWebhooks } from './webhooks-store.ts';

const pageSize = 1000;
const takenAtOnce = 500;

/** The list is read with the caller's own rights, and as a whole before anything is taken: cut anywhere, do it again. */
export const migrateWebhooksList = implement(operation, async ({ params: { teamId }, caller, log }, context) => {
  const graph = context.graphAs(caller.graphToken);
  const { webhooksListId: listId } = await readTeamLists(graph, teamId);
  if (listId === undefined) return answer({ migrated: 0, skipped: [] });
  const { webhooks, skipped } = await readOldList(graph, teamId, listId);
  const from = { teamId, listId, by: caller.userId, now: context.now() };
  let migrated = 0;
  for (let start = 0; start < webhooks.length; start += takenAtOnce) {
    migrated += await takeWebhooks(context.database, from, webhooks.slice(start, start + takenAtOnce));
  }
  log.info({ teamId, migrated, skipped: skipped.length, by: caller.userId }, 'Webhooks list migrated');
  return answer({ migrated, skipped });
});

async function readOldList(graph: GraphClient, groupId: string, listId: string) {
  const webhooks: ListedWebhook[] = [];
  const skipped: string[] = [];
  const query = { expand: 'fields', top: pageSize };
  for await (const row of graph.rows(operations.listGroupListItems, { groupId, listId }, { query })) {
    const webhook = readOldWebhook(row);
    if (webhook) webhooks.push({ ...webhook, listItemId: row.id });
    else skipped.push(row.id);
  }
  return { webhooks, skipped };
}
