import { graphOperation } from '../operation.ts';
import { driveItem, driveItemChange } from '../resources/drive-item.ts';

/** Renames or moves an item, or both in one call. */
export const updateItem = graphOperation({
  name: 'updateItem',
  method: 'PATCH',
  path: '/drives/{driveId}/items/{itemId}',
  query: ['conflictBehavior'],
  body: driveItemChange,
  reply: driveItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-update',
});
