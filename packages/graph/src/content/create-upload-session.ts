import { graphOperation } from '../operation.ts';
import { newUploadSession, uploadSession } from '../resources/upload-session.ts';

/** Starts an upload session that replaces the content of a file. */
export const createUploadSession = graphOperation({
  name: 'createUploadSession',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/createUploadSession',
  body: newUploadSession,
  reply: uploadSession,
  statuses: [200],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/driveitem-createuploadsession',
});
