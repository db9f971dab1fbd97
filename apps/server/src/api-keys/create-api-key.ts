import { MAX_KEYS_PER_TEAM, createApiKey as operation } from '@tideform/contract';
import { insertApiKey } from '../authentication/api-keys-store.ts';
import { answer, implement, refuse } from '../http/implement.ts';

export const createApiKey = implement(operation, async ({ params: { teamId }, body, caller, log }, context) => {
  const { database, now } = context;
  const { userId: madeBy, tenantId } = caller;
  const made = await insertApiKey(database, {
    teamId,
    tenantId,
    name: body.name,
    madeBy,
    now: now(),
    most: MAX_KEYS_PER_TEAM,
  });
  if (!made) return refuse('too-many-keys');
  const { id, key } = made;
  log.info({ teamId, keyId: id, by: madeBy }, 'API key created');
  return answer({ apiKey: { id, name: body.name, madeAt: now().toISOString(), lastUsedAt: null }, key });
});
