import { listDeliveries as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { readStatuses } from './messages/statuses-store.ts';

export const listDeliveries = implement(operation, async ({ params, query }, { database }) => {
  const statuses = await readStatuses(database, params, query.responses.split(','));
  return answer({ deliveries: [...statuses].map(([responseId, webhooks]) => ({ responseId, webhooks })) });
});
