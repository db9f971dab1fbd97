import { listForms as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { loadForms } from './forms-store.ts';

export const listForms = implement(operation, async ({ params: { teamId } }, { database }) =>
  answer({ forms: await loadForms(database, teamId) }),
);
