import { deliver as operation } from '@tideform/contract';
import type { GraphClient } from '@tideform/graph';
import { findLibrary, responseRows } from '@tideform/sync/library';
import { answer, implement, refuse } from '../http/implement.ts';
import { acceptDelivery, type DeliveryTarget } from './deliveries-store.ts';

/** Nothing is delivered yet, so the list of targets is empty, and says so. */
export const deliver = implement(operation, async ({ params, body, caller, log }, { database, graphAs, now }) => {
  const { target, ...delivery } = body;
  const { responseId, revision } = body;
  if (!(await isStored(graphAs(caller.graphToken), params, responseId))) {
    return refuse('not-stored', 'The response is not in the library');
  }
  const targets = target ? [target] : allTargets[body.triggerType];
  const first = await acceptDelivery(database, { ...params, ...delivery }, targets, { by: caller.userId, now: now() });
  if (first.length > 0) log.info({ ...params, ...delivery, targets: first }, 'Delivery accepted');
  return answer({ responseId, revision, targets: [] });
});

/** A deletion is told before the response goes. */
async function isStored(
  graph: GraphClient,
  form: { readonly teamId: string; readonly formId: string },
  responseId: string,
): Promise<boolean> {
  const library = await findLibrary(graph, form.teamId);
  const rows = library ? await responseRows(graph, library.driveId, responseId) : [];
  return rows.some(({ fields }) => fields?.tfItemType === 'submission' && fields.tfFormId === form.formId);
}

/** No e-mail tells of a deletion. */
const allTargets: Record<'submit' | 'resubmit' | 'delete', readonly DeliveryTarget[]> = {
  submit: ['webhook', 'email'],
  resubmit: ['webhook', 'email'],
  delete: ['webhook'],
};
