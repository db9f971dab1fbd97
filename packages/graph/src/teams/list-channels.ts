import { graphOperation } from '../operation.ts';
import { channel } from '../resources/channel.ts';
import { collection } from '../resources/collection.ts';

/** Lists the channels of a team, in one page. */
export const listChannels = graphOperation({
  name: 'listChannels',
  method: 'GET',
  path: '/teams/{teamId}/channels',
  query: ['select', 'filter'],
  reply: collection(channel),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/channel-list',
});
