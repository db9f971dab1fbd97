import { deliver as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { acceptDelivery } from './deliveries-store.ts';

/** No form can have a webhook or an e-mail rule yet, so the list of targets is empty, and says so. */
export const deliver = implement(operation, async ({ params, body, caller, log }, { database, now }) => {
  const isFirst = await acceptDelivery(database, { ...params, ...body }, { by: caller.userId, now: now() });
  if (isFirst) log.info({ ...params, ...body }, 'Delivery accepted');
  return answer({ responseId: body.responseId, revision: body.revision, targets: [] });
});
