import { sampleDataOf } from '@tideform/components/sample-data';
import { listFormSamples as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { madeUpPayload } from '../webhooks/made-up-message.ts';
import { formOfPrograms } from './form-of-programs.ts';

export const listFormSamples = implement(operation, async ({ params, query, caller }, context) => {
  const form = await formOfPrograms(context, params, caller);
  if (!form) return refuse('not-found');
  if (!form.definition) return refuse('form-not-read', 'Publish the form again');
  const { triggerType = 'submit' } = query;
  const about = { ...params, caller, data: sampleDataOf(form.definition), triggerType, isDraft: false };
  return answer([{ ...madeUpPayload(about, context) }]);
});
