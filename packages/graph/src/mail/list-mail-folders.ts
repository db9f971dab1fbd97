import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { mailFolder } from '../resources/message.ts';

/** Lists the mail folders of the mailbox. */
export const listMailFolders = graphOperation({
  name: 'listMailFolders',
  method: 'GET',
  path: '/me/mailFolders',
  query: ['select', 'top', 'count', 'skiptoken'],
  reply: collection(mailFolder),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/user-list-mailfolders',
});
