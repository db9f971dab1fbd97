import { getForm as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { findRegisteredForm } from './forms-store.ts';

export const getForm = implement(operation, async ({ params: { teamId, formId } }, { database }) => {
  const form = await findRegisteredForm(database, teamId, formId);
  return form ? answer({ id: formId, teamId, ...form }) : refuse('not-found');
});
