import { graphOperation } from '../operation.ts';
import { socketSubscription } from '../resources/socket-subscription.ts';

/** Returns a notification socket for changes in the list behind a drive, which are the same as the drive's changes. */
export const getDriveListSocket = graphOperation({
  name: 'getDriveListSocket',
  method: 'GET',
  path: '/drives/{driveId}/list/subscriptions/socketIo',
  reply: socketSubscription,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/subscriptions-socketio',
});
