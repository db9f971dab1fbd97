import { graphOperation } from '../operation.ts';
import { driveItem } from '../resources/drive-item.ts';
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

/**
 * Returns the content of a file. Graph redirects (302) to a pre-authenticated URL, which browsers can't follow with a
 * token: use `@microsoft.graph.downloadUrl` there.
 */
export const getItemContent = graphOperation({
  name: 'getItemContent',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/content',
  reply: 'bytes',
  statuses: [200, 206, 302],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-get-content',
});

/**
 * Uploads a file by its path below a folder, creating missing folders; for files under 4,000,000 bytes. An existing
 * file is replaced by default.
 */
export const putChildContent = graphOperation({
  name: 'putChildContent',
  method: 'PUT',
  path: '/drives/{driveId}/items/{itemId}:/{+path}:/content',
  query: ['conflictBehavior'],
  body: 'bytes',
  reply: driveItem,
  statuses: [201, 200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-put-content',
});

/** Replaces the content of a file; for files under 4,000,000 bytes. */
export const putItemContent = graphOperation({
  name: 'putItemContent',
  method: 'PUT',
  path: '/drives/{driveId}/items/{itemId}/content',
  query: ['conflictBehavior'],
  body: 'bytes',
  reply: driveItem,
  statuses: [200, 201],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-put-content',
});
