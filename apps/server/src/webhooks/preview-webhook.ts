import { previewWebhook as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { describeRequest } from './describe-request.ts';
import { createSampleEvent } from './sample-event.ts';
import { findTarget } from './webhook-secrets-store.ts';

export const previewWebhook = implement(operation, async ({ params, body, caller }, context) => {
  const target = await findTarget(context.database, params);
  if (!target) return refuse('not-found');
  // The sample response has no PDF, so the preview shows a placeholder instead.
  const sample = { teamId: params.teamId, caller, data: body.data, pdf: 'base64' };
  const event = await createSampleEvent(target, sample, context);
  return answer({ request: { ...describeRequest(target, event.id), body: JSON.stringify(event.body, null, 2) } });
});
