import { listApiKeys as operation } from '@tideform/contract';
import { readApiKeys } from '../authentication/api-keys-store.ts';
import { answer, implement } from '../http/implement.ts';

export const listApiKeys = implement(operation, async ({ params: { teamId } }, { database }) =>
  answer({ apiKeys: await readApiKeys(database, teamId) }),
);
