import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { loadEmailStatuses } from './emails/emails-store.ts';
import { loadWebhookStatuses } from './messages/statuses-store.ts';

export const listDeliveries = implement(api.listDeliveries, async ({ params, query }, { database }) => {
  const responseIds = query.responses.split(',');
  const webhooks = await loadWebhookStatuses(database, params, responseIds);
  const emails = await loadEmailStatuses(database, params, responseIds);
  const deliveredIds = [...new Set([...webhooks.keys(), ...emails.keys()])];
  return respond({
    deliveries: deliveredIds.map((responseId) => {
      const email = emails.get(responseId);
      return { responseId, webhooks: webhooks.get(responseId) ?? [], ...(email && { email }) };
    }),
  });
});
