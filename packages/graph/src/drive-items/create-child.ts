import { z } from 'zod/mini';
import { graphOperation } from '../operation.ts';
import { driveItem, newFile, newFolder } from '../resources/drive-item.ts';

/** Creates a folder or an empty file. 409 `nameAlreadyExists` unless a conflict behavior is given. */
export const createChild = graphOperation({
  name: 'createChild',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/children',
  body: z.union([newFolder, newFile]),
  reply: driveItem,
  statuses: [201, 200],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/driveitem-post-children',
});
