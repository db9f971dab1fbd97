import { deliver as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { acceptDelivery, type DeliveryTarget } from './deliveries-store.ts';

/** Nothing is delivered yet, so the list of targets is empty, and says so. */
export const deliver = implement(operation, async ({ params, body, caller, log }, { database, now }) => {
  const { target, ...delivery } = body;
  const targets = target ? [target] : allTargets[body.triggerType];
  const first = await acceptDelivery(database, { ...params, ...delivery }, targets, { by: caller.userId, now: now() });
  if (first.length > 0) log.info({ ...params, ...delivery, targets: first }, 'Delivery accepted');
  return answer({ responseId: body.responseId, revision: body.revision, targets: [] });
});

/** No e-mail tells of a deletion. */
const allTargets: Record<'submit' | 'resubmit' | 'delete', readonly DeliveryTarget[]> = {
  submit: ['webhook', 'email'],
  resubmit: ['webhook', 'email'],
  delete: ['webhook'],
};
