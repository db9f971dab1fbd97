import { dataSchemaOf } from '@tideform/components/data-schema';
import { getFormSchema as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { readDefinition } from './forms-store.ts';

export const getFormSchema = implement(operation, async ({ params: { teamId, formId } }, { database }) => {
  const form = await readDefinition(database, teamId, formId);
  if (!form) return refuse('not-found');
  if (!form.definition) return refuse('form-not-read', 'Publish the form again');
  return answer({ id: formId, title: form.title, schema: { ...dataSchemaOf(form.definition) } });
});
