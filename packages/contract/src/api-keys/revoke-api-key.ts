import { z } from 'zod/mini';
import { teamId } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** Revokes an API key immediately. Idempotent. For team owners. */
export const revokeApiKey = apiOperation({
  name: 'revokeApiKey',
  summary: 'Revoke an API key of a team',
  method: 'DELETE',
  path: '/api/teams/{teamId}/api-keys/{keyId}',
  caller: 'team-and-graph',
  role: 'owner',
  params: z.object({ teamId, keyId: z.guid() }),
  output: z.object({ revoked: z.int() }),
  refusals: {},
});
