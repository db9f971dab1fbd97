import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/**
 * Issues a team token (called subscription token in the product specification) to a member of the team. The token is a
 * JWT whose payload is {@link teamTokenClaims}. Callers who aren't members get `forbidden`.
 */
export const getTeamToken = apiOperation({
  name: 'getTeamToken',
  summary: 'Issue a team token to a member of the team',
  method: 'GET',
  path: '/api/teams/{teamId}/token',
  caller: 'graph',
  params: teamParams,
  output: z.object({ token: z.string() }),
  refusals: { 'tenant-blocked': 403, 'personal-account': 403 },
});

/** Payload of a team token. `exp` is in seconds since 1970. */
export const teamTokenClaims = z.object({
  teamId: z.string(),
  userId: z.string(),
  tenantId: z.string(),
  isTeamOwner: z.boolean(),
  exp: z.number(),
});

export type TeamTokenClaims = z.output<typeof teamTokenClaims>;
