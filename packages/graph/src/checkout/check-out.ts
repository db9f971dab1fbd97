import { graphOperation } from '../operation.ts';

/** Takes a file for oneself: others keep reading the last checked-in state and cannot write (423). */
export const checkOut = graphOperation({
  name: 'checkOut',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/checkout',
  statuses: [204],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/driveitem-checkout',
});
