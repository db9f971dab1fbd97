import { createSampleData } from '@tideform/components/sample-data';
import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { createSamplePayload } from '../webhooks/sample-event.ts';
import { findFormForPrograms } from './find-form-for-programs.ts';

export const listFormSamples = implement(api.listFormSamples, async ({ params, query, caller }, context) => {
  const form = await findFormForPrograms(context, params, caller);
  if (!form) return refuse('not-found');
  if (!form.definition) return refuse('form-not-read', 'Publish the form again');
  const { triggerType = 'submit' } = query;
  const about = { ...params, caller, data: createSampleData(form.definition), triggerType, isDraft: false };
  return respond([{ ...createSamplePayload(about, context) }]);
});
