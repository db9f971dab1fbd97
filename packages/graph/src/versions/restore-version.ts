import { graphOperation } from '../operation.ts';

/** Restores an older version's content and field values as a new version. */
export const restoreVersion = graphOperation({
  name: 'restoreVersion',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/versions/{versionId}/restoreVersion',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/driveitemversion-restore',
});
