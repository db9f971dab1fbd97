import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { describeRequest } from './describe-request.ts';
import { createSampleEvent } from './sample-event.ts';
import { findWebhookTarget } from './webhook-secrets-store.ts';

export const previewWebhook = implement(api.previewWebhook, async ({ params, body, caller }, context) => {
  const target = await findWebhookTarget(context.database, params);
  if (!target) return refuse('not-found');
  // The sample response has no PDF, so the preview shows a placeholder instead.
  const sample = { teamId: params.teamId, caller, data: body.data, pdf: 'base64' };
  const event = await createSampleEvent(target, sample, context);
  return respond({ request: { ...describeRequest(target, event.id), body: JSON.stringify(event.body, null, 2) } });
});
