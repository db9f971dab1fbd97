import { graphOperation } from '../operation.ts';
import { messageAttachment } from '../resources/message.ts';

/** Returns one attachment with its content in base64. */
export const getMessageAttachment = graphOperation({
  name: 'getMessageAttachment',
  method: 'GET',
  path: '/me/messages/{messageId}/attachments/{attachmentId}',
  query: ['select'],
  reply: messageAttachment,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/attachment-get',
});
