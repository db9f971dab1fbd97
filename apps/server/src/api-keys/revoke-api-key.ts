import { operations as api } from '@tideform/contract';
import { markApiKeyRevoked } from '../authentication/api-keys-store.ts';
import { implement, respond } from '../http/implement.ts';

export const revokeApiKey = implement(api.revokeApiKey, async ({ params, caller, log }, { database, now }) => {
  const isRevoked = await markApiKeyRevoked(database, params.teamId, params.keyId, now());
  if (isRevoked) log.info({ ...params, by: caller.userId }, 'API key revoked');
  return respond({ revoked: isRevoked ? 1 : 0 });
});
