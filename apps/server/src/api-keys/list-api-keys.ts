import { listApiKeys as operation } from '@tideform/contract';
import { loadApiKeys } from '../authentication/api-keys-store.ts';
import { answer, implement } from '../http/implement.ts';

export const listApiKeys = implement(operation, async ({ params: { teamId } }, { database }) =>
  answer({ apiKeys: await loadApiKeys(database, teamId) }),
);
