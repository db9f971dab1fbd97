import { operations as api, MAX_KEYS_PER_TEAM } from '@tideform/contract';
import { insertApiKey, loadApiKeys, markApiKeyRevoked } from '../authentication/api-keys-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';

export const createApiKey = implement(api.createApiKey, async ({ params: { teamId }, body, caller, log }, context) => {
  const { database, now } = context;
  const { userId: madeBy, tenantId } = caller;
  const newKey = await insertApiKey(database, {
    teamId,
    tenantId,
    name: body.name,
    madeBy,
    now: now(),
    maxKeys: MAX_KEYS_PER_TEAM,
  });
  if (!newKey) return refuse('too-many-keys');
  const { id, key } = newKey;
  log.info({ teamId, keyId: id, by: madeBy }, 'API key created');
  return respond({ apiKey: { id, name: body.name, madeAt: now().toISOString(), lastUsedAt: null }, key });
});

export const listApiKeys = implement(api.listApiKeys, async ({ params: { teamId } }, { database }) =>
  respond({ apiKeys: await loadApiKeys(database, teamId) }),
);

export const revokeApiKey = implement(api.revokeApiKey, async ({ params, caller, log }, { database, now }) => {
  const isRevoked = await markApiKeyRevoked(database, params.teamId, params.keyId, now());
  if (isRevoked) log.info({ ...params, by: caller.userId }, 'API key revoked');
  return respond({ revoked: isRevoked ? 1 : 0 });
});
