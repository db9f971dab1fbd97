import { previewWebhook as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { madeUpMessage } from './made-up-message.ts';
import { shownRequest } from './shown-request.ts';
import { readTarget } from './webhook-secrets-store.ts';

export const previewWebhook = implement(operation, async ({ params, body, caller }, context) => {
  const target = await readTarget(context.database, params);
  if (!target) return refuse('not-found');
  const { id, payload } = madeUpMessage(target, { teamId: params.teamId, caller, data: body.data }, context);
  const shown = target.includePdf ? { ...payload, pdf: 'base64' } : payload;
  return answer({ request: { ...shownRequest(target, id), body: JSON.stringify(shown, null, 2) } });
});
