import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

/** Whether this server can do its work. The app uses it as a probe too: the body proves that it is us, not a portal. */
export const getHealth = apiOperation({
  name: 'getHealth',
  summary: 'Ask whether the server can do its work',
  method: 'GET',
  path: '/api/health',
  caller: 'none',
  output: z.object({ product: z.literal('Tideform'), database: z.literal('up') }),
  refusals: { 'database-down': 503 },
});
