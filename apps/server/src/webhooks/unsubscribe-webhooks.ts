import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { deleteWebhooksByUrl } from './webhooks-store.ts';

export const unsubscribeWebhooks = implement(
  api.unsubscribeWebhooks,
  async ({ params: { teamId }, body, caller, log }, context) => {
    const keyId = 'keyId' in caller ? caller.keyId : undefined;
    const deleted = await deleteWebhooksByUrl(context.database, { teamId, keyId, url: body.url }, context.now());
    if (deleted > 0) log.info({ teamId, deleted, keyId, by: caller.userId }, 'Webhooks unsubscribed');
    return respond({ deleted });
  },
);
