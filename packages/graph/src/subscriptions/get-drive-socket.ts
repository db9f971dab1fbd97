import { graphOperation } from '../operation.ts';
import { socketSubscription } from '../resources/socket-subscription.ts';

/**
 * Returns a notification socket for changes in a drive. Its events contain no details, so list the changes after an
 * event.
 */
export const getDriveSocket = graphOperation({
  name: 'getDriveSocket',
  method: 'GET',
  path: '/drives/{driveId}/root/subscriptions/socketIo',
  reply: socketSubscription,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/subscriptions-socketio',
});
