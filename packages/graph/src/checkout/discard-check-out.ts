import { graphOperation } from '../operation.ts';

/** Discards a check-out with all its changes. */
export const discardCheckOut = graphOperation({
  name: 'discardCheckOut',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/discardCheckout',
  statuses: [204],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/driveitem-discardcheckout',
});
