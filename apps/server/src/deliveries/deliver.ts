import { deliver as operation } from '@tideform/contract';
import { findLibrary, responseRows } from '@tideform/sync/library';
import { answer, implement, refuse } from '../http/implement.ts';
import { sendMessages } from '../webhooks/send-messages-ask.ts';
import { addMessages, readTargetsOf } from '../webhooks/webhook-messages-store.ts';
import { readWebhooks } from '../webhooks/webhooks-store.ts';
import { acceptDelivery, type DeliveryTarget } from './deliveries-store.ts';
import { type StoredSubmission, tellWebhooks } from './tell-webhooks.ts';

/** What a webhook is told is read and kept at once, as the caller: a deletion is told when nothing is there any more. */
export const deliver = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, graphAs, now, runSoon } = context;
  const { target, ...delivery } = body;
  const { responseId, revision, triggerType } = body;
  const graph = graphAs(caller.graphToken);
  const library = await findLibrary(graph, params.teamId);
  const rows = library ? await responseRows(graph, library.driveId, responseId) : [];
  const row = rows.find(({ fields }) => fields?.tfItemType === 'submission' && fields.tfFormId === params.formId);
  if (!library || !row) return refuse('not-stored', 'The response is not in the library');
  const targets = target ? [target] : allTargets[triggerType];
  const event = { ...params, ...delivery };
  const stored: StoredSubmission = { graph, driveId: library.driveId, rows, row };
  const hooks = targets.includes('webhook')
    ? await readWebhooks(database, params.teamId, {
        formId: params.formId,
        type: types[triggerType],
        environment: 'production',
      })
    : [];
  const messages = await tellWebhooks(context, hooks, { ...event, tenantId: caller.tenantId, stored });
  await database.transaction().execute(async (within) => {
    const first = await acceptDelivery(within, event, targets, { by: caller.userId, now: now() });
    if (first.length > 0) log.info({ ...event, targets: first }, 'Delivery accepted');
    if (!first.includes('webhook')) return;
    await addMessages(within, event, messages, now());
    for (const { webhookId } of messages) await runSoon(sendMessages, { webhookId, responseId }, { within });
  });
  const told = await readTargetsOf(database, event);
  return answer({ responseId, revision, targets: told.map((id) => ({ id, kind: 'webhook' as const })) });
});

const types = { submit: 'response-submitted', resubmit: 'response-resubmitted', delete: 'response-deleted' } as const;

/** No e-mail tells of a deletion. */
const allTargets: Record<'submit' | 'resubmit' | 'delete', readonly DeliveryTarget[]> = {
  submit: ['webhook', 'email'],
  resubmit: ['webhook', 'email'],
  delete: ['webhook'],
};
