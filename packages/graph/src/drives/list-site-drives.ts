import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { drive } from '../resources/drive.ts';

/** Lists the document libraries of a site. */
export const listSiteDrives = graphOperation({
  name: 'listSiteDrives',
  method: 'GET',
  path: '/sites/{siteId}/drives',
  query: ['select'],
  reply: collection(drive),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/drive-list',
});
