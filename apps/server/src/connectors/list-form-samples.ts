import { sampleDataOf } from '@tideform/components/sample-data';
import { listFormSamples as operation } from '@tideform/contract';
import { readDefinition } from '../forms/forms-store.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { madeUpPayload } from '../webhooks/made-up-message.ts';

export const listFormSamples = implement(operation, async ({ params, query, caller }, context) => {
  const form = await readDefinition(context.database, params.teamId, params.formId);
  if (!form) return refuse('not-found');
  if (!form.definition) return refuse('form-not-read', 'Publish the form again');
  const { triggerType = 'submit' } = query;
  const about = { ...params, caller, data: sampleDataOf(form.definition), triggerType, isDraft: false };
  return answer([{ ...madeUpPayload(about, context) }]);
});
