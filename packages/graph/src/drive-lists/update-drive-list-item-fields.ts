import { graphOperation } from '../operation.ts';
import { fieldValues } from '../resources/list-item.ts';

/**
 * Updates field values; `null` clears one. An unknown or read-only column rejects the whole call (400). Creates a
 * version of the file.
 */
export const updateDriveListItemFields = graphOperation({
  name: 'updateDriveListItemFields',
  method: 'PATCH',
  path: '/drives/{driveId}/list/items/{listItemId}/fields',
  body: fieldValues,
  reply: fieldValues,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-update',
});
