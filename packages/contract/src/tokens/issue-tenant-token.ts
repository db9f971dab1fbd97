import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

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
