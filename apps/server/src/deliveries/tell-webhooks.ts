import { randomUUID } from 'node:crypto';
import type { Webhook } from '@tideform/contract';
import { driveItem, type GraphClient, type ListItem, operations } from '@tideform/graph';
import { readJsonFile, responseFile } from '@tideform/sync/library';
import type { ServerContext } from '../context.ts';
import { bodyPlace, type NewMessage } from '../webhooks/webhook-messages-store.ts';
import { type TriggerType, webhookPayload } from '../webhooks/webhook-payload.ts';

/** A submission as the caller sees it in the library. */
export interface StoredSubmission {
  readonly graph: GraphClient;
  readonly driveId: string;
  /** All that belongs to the response. */
  readonly rows: readonly ListItem[];
  readonly row: ListItem;
}

interface Told {
  readonly teamId: string;
  readonly tenantId: string;
  readonly triggerType: TriggerType;
  readonly stored: StoredSubmission;
}

/** What each webhook is told of a response, sealed. Without a webhook nothing is read. */
export async function tellWebhooks(
  { secrets, publicUrl }: Pick<ServerContext, 'secrets' | 'publicUrl'>,
  webhooks: readonly Webhook[],
  { teamId, tenantId, triggerType, stored }: Told,
): Promise<NewMessage[]> {
  if (webhooks.length === 0) return [];
  const response = await readJsonFile(
    stored.graph,
    stored.driveId,
    driveItem.parse(stored.row.driveItem),
    responseFile,
  );
  const payload = webhookPayload(response, { teamId, tenantId, publicUrl, triggerType, isDraft: false });
  const pdf = webhooks.some(({ includePdf }) => includePdf) ? await readPdf(stored) : undefined;
  return webhooks.map(({ id: webhookId, includePdf }) => {
    const id = randomUUID();
    const body = JSON.stringify(includePdf && pdf !== undefined ? { ...payload, pdf } : payload);
    return { id, webhookId, sealedBody: secrets.seal(body, bodyPlace(id)) };
  });
}

/** Larger ones stay in the library: the link leads there. */
const largestPdfBytes = 10 * 1024 * 1024;

/** In base64; `undefined`: there is none, or it is too large. */
async function readPdf({ graph, driveId, rows }: StoredSubmission): Promise<string | undefined> {
  const item = driveItem.safeParse(rows.find(({ fields }) => fields?.tfItemType === 'pdf')?.driveItem);
  if (!item.success || (item.data.size ?? 0) > largestPdfBytes) return undefined;
  const query = { select: ['id', 'name', '@microsoft.graph.downloadUrl'] };
  const fresh = await graph.call(operations.getItem, { driveId, itemId: item.data.id }, { query });
  const address = fresh['@microsoft.graph.downloadUrl'];
  if (!address) return undefined;
  const content = await graph.download(address);
  return Buffer.from(await content.arrayBuffer()).toString('base64');
}
