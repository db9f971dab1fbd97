import { graphOperation } from '../operation.ts';
import { batchReply, batchRequest } from '../resources/batch.ts';

/** Up to 20 calls in one. The order of the answers is arbitrary. */
export const batch = graphOperation({
  name: 'batch',
  method: 'POST',
  path: '/$batch',
  body: batchRequest,
  reply: batchReply,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/json-batching',
});
