import { graphOperation } from '../operation.ts';
import { checkInRequest } from '../resources/version.ts';

/** Checks a file in as a new version. The comment of the latest check-in is shown on every version. */
export const checkIn = graphOperation({
  name: 'checkIn',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/checkin',
  body: checkInRequest,
  statuses: [204],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/driveitem-checkin',
});
