import { graphOperation } from '../operation.ts';
import { message } from '../resources/message.ts';

/** Returns one message. */
export const getMessage = graphOperation({
  name: 'getMessage',
  method: 'GET',
  path: '/me/messages/{messageId}',
  query: ['select'],
  reply: message,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/message-get',
});
