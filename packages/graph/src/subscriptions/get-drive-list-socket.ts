import { graphOperation } from '../operation.ts';
import { socketSubscription } from '../resources/socket-subscription.ts';

/** Where to hear of changes in the list behind a drive: the same changes as the drive's. */
export const getDriveListSocket = graphOperation({
  name: 'getDriveListSocket',
  method: 'GET',
  path: '/drives/{driveId}/list/subscriptions/socketIo',
  reply: socketSubscription,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/subscriptions-socketio',
});
