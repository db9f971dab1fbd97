import { graphOperation } from '../operation.ts';
import { mailFolder } from '../resources/message.ts';

/** Returns a mail folder by ID or well-known name: `inbox`, `sentitems`. */
export const getMailFolder = graphOperation({
  name: 'getMailFolder',
  method: 'GET',
  path: '/me/mailFolders/{folderId}',
  query: ['select'],
  reply: mailFolder,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/mailfolder-get',
});
