import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { findRegisteredForm } from './forms-store.ts';

export const getForm = implement(api.getForm, async ({ params: { teamId, formId } }, { database }) => {
  const form = await findRegisteredForm(database, teamId, formId);
  return form ? respond({ id: formId, teamId, ...form }) : refuse('not-found');
});
