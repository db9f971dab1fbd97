import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { loadWebhooks } from './webhooks-store.ts';

export const listWebhooks = implement(api.listWebhooks, async ({ params: { teamId }, query }, { database }) =>
  respond({ webhooks: await loadWebhooks(database, teamId, query) }),
);
