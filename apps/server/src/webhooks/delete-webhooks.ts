import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { deleteFormWebhooks } from './webhooks-store.ts';

export const deleteWebhooks = implement(
  api.deleteWebhooks,
  async ({ params: { teamId }, query, caller, log }, context) => {
    const deleted = await deleteFormWebhooks(context.database, { teamId, ...query }, context.now());
    if (deleted > 0) log.info({ teamId, ...query, deleted, by: caller.userId }, 'Webhooks deleted');
    return respond({ deleted });
  },
);
