import { listWebhooks as operation } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { loadWebhooks } from './webhooks-store.ts';

export const listWebhooks = implement(operation, async ({ params: { teamId }, query }, { database }) =>
  respond({ webhooks: await loadWebhooks(database, teamId, query) }),
);
