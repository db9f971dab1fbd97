import { operations as api } from '@tideform/contract';
import { type GraphClient, operations } from '@tideform/graph';
import { fetchTeamLists } from '@tideform/sync/library';
import { implement, respond } from '../http/implement.ts';
import { parseLegacyWebhook } from './legacy-webhook.ts';
import { importWebhooks, type LegacyWebhook } from './webhooks-store.ts';

const PAGE_SIZE = 1000;
const BATCH_SIZE = 500;

/**
 * Imports the webhooks from a team's legacy SharePoint list, with the caller's permissions. Reads the whole list first,
 * and skips rows that were imported before, so that an interrupted migration can be repeated.
 */
export const migrateWebhooksList = implement(
  api.migrateWebhooksList,
  async ({ params: { teamId }, caller, log }, context) => {
    const graph = context.graphAs(caller.graphToken);
    const { webhooksListId: listId } = await fetchTeamLists(graph, teamId);
    if (listId === undefined) return respond({ migrated: 0, skipped: [] });
    const { webhooks, skipped } = await loadLegacyList(graph, teamId, listId);
    const from = { teamId, listId, by: caller.userId, now: context.now() };
    let migrated = 0;
    for (let start = 0; start < webhooks.length; start += BATCH_SIZE) {
      migrated += await importWebhooks(context.database, from, webhooks.slice(start, start + BATCH_SIZE));
    }
    log.info({ teamId, migrated, skipped: skipped.length, by: caller.userId }, 'Webhooks list migrated');
    return respond({ migrated, skipped });
  },
);

async function loadLegacyList(graph: GraphClient, groupId: string, listId: string) {
  const webhooks: LegacyWebhook[] = [];
  const skipped: string[] = [];
  const query = { expand: 'fields', top: PAGE_SIZE };
  for await (const row of graph.rows(operations.listGroupListItems, { groupId, listId }, { query })) {
    const webhook = parseLegacyWebhook(row);
    if (webhook) webhooks.push({ ...webhook, listItemId: row.id });
    else skipped.push(row.id);
  }
  return { webhooks, skipped };
}
