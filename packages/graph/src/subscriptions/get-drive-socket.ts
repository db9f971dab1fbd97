import { graphOperation } from '../operation.ts';
import { socketSubscription } from '../resources/socket-subscription.ts';

/** Where to hear of changes in a drive. It says only that something changed: ask for changes then. */
export const getDriveSocket = graphOperation({
  name: 'getDriveSocket',
  method: 'GET',
  path: '/drives/{driveId}/root/subscriptions/socketIo',
  reply: socketSubscription,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/subscriptions-socketio',
});
