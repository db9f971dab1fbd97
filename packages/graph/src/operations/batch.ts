import { graphOperation } from '../operation.ts';
import { batchRequest, batchResponse } from '../resources/envelopes.ts';

/**
 * Sends up to 20 calls in one request. The order of the responses is arbitrary. NOTE: the client only puts reads into a
 * batch, so it's repeatable.
 */
export const batch = graphOperation({
  name: 'batch',
  method: 'POST',
  path: '/$batch',
  body: batchRequest,
  reply: batchResponse,
  statuses: [200],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/json-batching',
});
