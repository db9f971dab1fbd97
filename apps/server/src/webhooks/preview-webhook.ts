import { previewWebhook as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { madeUpMessage } from './made-up-message.ts';
import { shownRequest } from './shown-request.ts';
import { readTarget } from './webhook-secrets-store.ts';

export const previewWebhook = implement(operation, async ({ params, body, caller }, context) => {
  const target = await readTarget(context.database, params);
  if (!target) return refuse('not-found');
  // A made-up response has no PDF: its place is shown.
  const about = { teamId: params.teamId, caller, data: body.data, pdf: 'base64' };
  const message = await madeUpMessage(target, about, context);
  return answer({ request: { ...shownRequest(target, message.id), body: JSON.stringify(message.body, null, 2) } });
});
