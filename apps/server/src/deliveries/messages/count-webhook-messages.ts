import { countWebhookMessages as operation } from '@tideform/contract';
import { answer, implement } from '../../http/implement.ts';
import { countMessages } from './read-messages-store.ts';

export const countWebhookMessages = implement(operation, async ({ params }, { database }) =>
  answer({ counts: await countMessages(database, params) }),
);
