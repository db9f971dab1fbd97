import { z } from 'zod/mini';
import { teamId, teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** An API key of a team. The secret itself is shown only once, to the owner who created the key. */
const apiKey = z.object({
  id: z.guid(),
  name: z.string(),
  madeAt: z.iso.datetime(),
  /** Time of the last use, rounded to the hour; `null` if the key was never used. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});

export type ApiKey = z.output<typeof apiKey>;

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

/** Lists the valid API keys of a team. For team owners. */
export const listApiKeys = apiOperation({
  name: 'listApiKeys',
  summary: "List a team's API keys",
  method: 'GET',
  path: '/api/teams/{teamId}/api-keys',
  caller: 'team-and-graph',
  role: 'owner',
  params: teamParams,
  output: z.object({ apiKeys: z.array(apiKey) }),
  refusals: {},
});

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
