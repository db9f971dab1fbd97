import { listWebhooks as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { loadWebhooks } from './webhooks-store.ts';

export const listWebhooks = implement(operation, async ({ params: { teamId }, query }, { database }) =>
  answer({ webhooks: await loadWebhooks(database, teamId, query) }),
);
