import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { message } from '../resources/message.ts';

/** Lists the messages of the signed-in user in all folders, newest first. */
export const listMessages = graphOperation({
  name: 'listMessages',
  method: 'GET',
  path: '/me/messages',
  query: ['select', 'filter', 'orderby', 'top', 'count', 'skiptoken'],
  reply: collection(message),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/user-list-messages',
});
