import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { apiKey } from './api-key.ts';

/** Maximum API keys per team. */
export const MAX_KEYS_PER_TEAM = 20;

/**
 * Creates an API key for a team. For team owners only: a key can read every form and stays valid until an owner revokes
 * it.
 */
export const createApiKey = apiOperation({
  name: 'createApiKey',
  summary: 'Create an API key for a team',
  method: 'POST',
  path: '/api/teams/{teamId}/api-keys',
  caller: 'team-and-graph',
  role: 'owner',
  params: teamParams,
  body: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  output: z.object({
    apiKey,
    /** The secret, returned only here: `tfk_` and 32 random bytes. */
    key: z.string().check(z.regex(/^tfk_[\w-]{43}$/)),
  }),
  refusals: {
    /** The team has the maximum number of keys. */
    'too-many-keys': 409,
  },
});
