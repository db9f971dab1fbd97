import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { message } from '../resources/message.ts';

/** Lists the messages of one folder, newest first. */
export const listFolderMessages = graphOperation({
  name: 'listFolderMessages',
  method: 'GET',
  path: '/me/mailFolders/{folderId}/messages',
  query: ['select', 'filter', 'orderby', 'top', 'count', 'skiptoken'],
  reply: collection(message),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/mailfolder-list-messages',
});
