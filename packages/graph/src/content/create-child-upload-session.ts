import { graphOperation } from '../operation.ts';
import { newUploadSession, uploadSession } from '../resources/upload-session.ts';

/** Starts an upload session for a file by its path below a folder. */
export const createChildUploadSession = graphOperation({
  name: 'createChildUploadSession',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}:/{+path}:/createUploadSession',
  body: newUploadSession,
  reply: uploadSession,
  statuses: [200],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/driveitem-createuploadsession',
});
