import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

/**
 * Returns whether the server is operational. The app also uses it as a connectivity probe: the body proves that this
 * server responded, not a captive portal.
 */
export const getHealth = apiOperation({
  name: 'getHealth',
  summary: "Check the server's health",
  method: 'GET',
  path: '/api/health',
  caller: 'none',
  output: z.object({ product: z.literal('Tideform'), database: z.literal('up') }),
  refusals: { 'database-down': 503 },
});
