import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { saveWebhook } from './webhooks-store.ts';

export const updateWebhook = implement(
  api.updateWebhook,
  async ({ params, body, caller, log }, { database, outboundHttp }) => {
    if (!(await outboundHttp.maySendTo(body.url))) return refuse('address-refused');
    const webhook = await saveWebhook(database, params, body);
    if (!webhook) return refuse('not-found');
    log.info({ ...params, state: webhook.state, by: caller.userId }, 'Webhook updated');
    return respond({ webhook });
  },
);
