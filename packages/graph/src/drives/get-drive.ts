import { graphOperation } from '../operation.ts';
import { drive } from '../resources/drive.ts';

/** Returns a document library. */
export const getDrive = graphOperation({
  name: 'getDrive',
  method: 'GET',
  path: '/drives/{driveId}',
  query: ['select'],
  reply: drive,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/drive-get',
});
