import { graphOperation } from '../operation.ts';
import { batchReply, batchRequest } from '../resources/batch.ts';

/** Up to 20 calls in one. The order of the answers is arbitrary. NOTE: the client puts nothing but reads into it, so it's repeatable. */
export const batch = graphOperation({
  name: 'batch',
  method: 'POST',
  path: '/$batch',
  body: batchRequest,
  reply: batchReply,
  statuses: [200],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/json-batching',
});
