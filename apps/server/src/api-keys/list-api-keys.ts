import { operations as api } from '@tideform/contract';
import { loadApiKeys } from '../authentication/api-keys-store.ts';
import { implement, respond } from '../http/implement.ts';

export const listApiKeys = implement(api.listApiKeys, async ({ params: { teamId } }, { database }) =>
  respond({ apiKeys: await loadApiKeys(database, teamId) }),
);
