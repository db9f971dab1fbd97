import { createDataSchema } from '@tideform/components/data-schema';
import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { findFormForPrograms } from './find-form-for-programs.ts';

export const getFormSchema = implement(api.getFormSchema, async ({ params, caller }, context) => {
  const form = await findFormForPrograms(context, params, caller);
  if (!form) return refuse('not-found');
  if (!form.definition) return refuse('form-not-read', 'Publish the form again');
  return respond({ id: params.formId, title: form.title, schema: { ...createDataSchema(form.definition) } });
});
