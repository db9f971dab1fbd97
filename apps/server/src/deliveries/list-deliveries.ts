import { listDeliveries as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { readEmailStatuses } from './emails/emails-store.ts';
import { readStatuses } from './messages/statuses-store.ts';

export const listDeliveries = implement(operation, async ({ params, query }, { database }) => {
  const asked = query.responses.split(',');
  const webhooks = await readStatuses(database, params, asked);
  const emails = await readEmailStatuses(database, params, asked);
  const told = [...new Set([...webhooks.keys(), ...emails.keys()])];
  return answer({
    deliveries: told.map((responseId) => {
      const email = emails.get(responseId);
      return { responseId, webhooks: webhooks.get(responseId) ?? [], ...(email && { email }) };
    }),
  });
});
