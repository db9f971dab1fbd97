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

/** Issues a token for operations about the user and the organization rather than one team. */
export const issueTenantToken = apiOperation({
  name: 'issueTenantToken',
  summary: 'Issue a token for the caller and the organization',
  method: 'POST',
  path: '/api/token',
  caller: 'graph',
  output: z.object({ token: z.string() }),
  refusals: { 'tenant-blocked': 403, 'personal-account': 403 },
});

/** Payload of a tenant token. `exp` is in seconds since 1970. */
export const tenantTokenClaims = z.object({ userId: z.string(), tenantId: z.string(), exp: z.number() });

export type TenantTokenClaims = z.output<typeof tenantTokenClaims>;

/** Payload of a share session's token: the form and the share link. `exp` is in seconds since 1970. */
export const shareSessionClaims = z.object({
  sessionId: z.string(),
  shareId: z.string(),
  teamId: z.string(),
  formId: z.string(),
  /** Time when the session was first opened, in milliseconds since 1970. */
  since: z.number(),
  /** Fingerprint of the password that opened the session; absent if the link had no password. */
  lock: z.optional(z.string()),
  exp: z.number(),
});

export type ShareSessionClaims = z.output<typeof shareSessionClaims>;
