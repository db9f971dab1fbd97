import { countWebhookMessages as operation } from '@tideform/contract';
import { implement, respond } from '../../http/implement.ts';
import { countEvents } from './list-events-store.ts';

export const countWebhookMessages = implement(operation, async ({ params }, { database }) =>
  respond({ counts: await countEvents(database, params) }),
);
