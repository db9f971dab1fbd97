import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { messageAttachment } from '../resources/message.ts';

/** Lists the attachments of a message. */
export const listMessageAttachments = graphOperation({
  name: 'listMessageAttachments',
  method: 'GET',
  path: '/me/messages/{messageId}/attachments',
  query: ['select'],
  reply: collection(messageAttachment),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/message-list-attachments',
});
