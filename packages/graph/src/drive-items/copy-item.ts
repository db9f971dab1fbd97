import { graphOperation } from '../operation.ts';
import { itemCopy } from '../resources/drive-item.ts';

/**
 * Copies a file or folder, with another name or into another folder or drive. `Location` is the URL of a progress
 * monitor.
 */
export const copyItem = graphOperation({
  name: 'copyItem',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/copy',
  query: ['conflictBehavior'],
  body: itemCopy,
  statuses: [202],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-copy',
});
