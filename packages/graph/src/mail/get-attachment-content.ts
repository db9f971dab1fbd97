import { graphOperation } from '../operation.ts';

/** Returns the bytes of an attachment. */
export const getAttachmentContent = graphOperation({
  name: 'getAttachmentContent',
  method: 'GET',
  path: '/me/messages/{messageId}/attachments/{attachmentId}/$value',
  reply: 'bytes',
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/attachment-get',
});
