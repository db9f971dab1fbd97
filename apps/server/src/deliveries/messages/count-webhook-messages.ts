import { operations as api } from '@tideform/contract';
import { implement, respond } from '../../http/implement.ts';
import { countEvents } from './list-events-store.ts';

export const countWebhookMessages = implement(api.countWebhookMessages, async ({ params }, { database }) =>
  respond({ counts: await countEvents(database, params) }),
);
