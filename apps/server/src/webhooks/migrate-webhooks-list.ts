import {
  operations as api,
  recordId,
  type Webhook,
  webhookEnvironment,
  webhookOrigin,
  webhookType,
} from '@tideform/contract';
import { type GraphClient, type ListItem, operations } from '@tideform/graph';
import { fetchTeamLists } from '@tideform/sync/library';
import { z } from 'zod/mini';
import { implement, respond } from '../http/implement.ts';
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

const MAX_URL_LENGTH = 2048;
const MAX_NAME_LENGTH = 255;

/** Creates the schema of a column with a default. SharePoint omits empty columns, or returns null. */
const createDefaultedSchema = <Schema extends z.ZodMiniType>(schema: Schema, otherwise: z.output<Schema>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<Schema> => value ?? otherwise),
  );

/**
 * Row of the legacy SharePoint list, as written by older releases. Whether its URL may be called is checked at
 * delivery.
 */
const legacyFields = z.looseObject({
  formId: recordId,
  url: z.string().check(
    z.maxLength(MAX_URL_LENGTH),
    z.refine((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
  ),
  name: createDefaultedSchema(z.string(), ''),
  type: createDefaultedSchema(webhookType, 'response-submitted'),
  environment: createDefaultedSchema(webhookEnvironment, 'production'),
  includePdf: createDefaultedSchema(z.boolean(), false),
  origin: createDefaultedSchema(webhookOrigin, 'CUSTOM'),
});

/** Parses a row of the legacy SharePoint list. @returns `undefined` if the row isn't a valid webhook */
function parseLegacyWebhook(
  row: Pick<ListItem, 'fields'>,
): Omit<Webhook, 'id' | 'state' | 'format' | 'language'> | undefined {
  const fields = legacyFields.safeParse(row.fields);
  if (!fields.success) return undefined;
  const { formId, url, type, environment, includePdf, origin } = fields.data;
  return { formId, url, type, environment, includePdf, origin, name: fields.data.name.slice(0, MAX_NAME_LENGTH) };
}
