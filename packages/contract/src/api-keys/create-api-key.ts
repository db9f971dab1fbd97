import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { apiKey } from './api-key.ts';

/** Most keys of one team. */
export const keysOfTeam = 20;

/** Makes a key of a team. For its owners: a key sees every form, and counts until somebody takes it back. */
export const createApiKey = apiOperation({
  name: 'createApiKey',
  summary: 'Make a key of a team, for programs',
  method: 'POST',
  path: '/api/teams/{teamId}/api-keys',
  caller: 'team-and-graph',
  role: 'owner',
  params: teamParams,
  body: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  output: z.object({
    apiKey,
    /** For this one time: `tfk_` and 32 random bytes. */
    key: z.string().check(z.regex(/^tfk_[\w-]{43}$/)),
  }),
  refusals: {
    /** The team has as many keys as it may have. */
    'too-many-keys': 409,
  },
});
