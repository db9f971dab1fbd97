import { graphOperation } from '../operation.ts';

/** Makes a new version with the content and field values of an older one. */
export const restoreVersion = graphOperation({
  name: 'restoreVersion',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/versions/{versionId}/restoreVersion',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/driveitemversion-restore',
});
