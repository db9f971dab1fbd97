import { graphOperation } from '../operation.ts';

/** Returns one message as MIME. */
export const getMessageContent = graphOperation({
  name: 'getMessageContent',
  method: 'GET',
  path: '/me/messages/{messageId}/$value',
  reply: 'bytes',
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/message-get',
});
