import { listForms as operation } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { loadForms } from './forms-store.ts';

export const listForms = implement(operation, async ({ params: { teamId } }, { database }) =>
  respond({ forms: await loadForms(database, teamId) }),
);
