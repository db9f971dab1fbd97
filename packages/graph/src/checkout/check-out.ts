import { graphOperation } from '../operation.ts';

/** Checks a file out: other users keep reading the last checked-in version and can't write (423). */
export const checkOut = graphOperation({
  name: 'checkOut',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/checkout',
  statuses: [204],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/driveitem-checkout',
});
