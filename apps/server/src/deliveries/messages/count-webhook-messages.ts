import { countWebhookMessages as operation } from '@tideform/contract';
import { answer, implement } from '../../http/implement.ts';
import { countEvents } from './list-events-store.ts';

export const countWebhookMessages = implement(operation, async ({ params }, { database }) =>
  answer({ counts: await countEvents(database, params) }),
);
