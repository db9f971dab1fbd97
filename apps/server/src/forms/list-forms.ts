import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { loadForms } from './forms-store.ts';

export const listForms = implement(api.listForms, async ({ params: { teamId } }, { database }) =>
  respond({ forms: await loadForms(database, teamId) }),
);
