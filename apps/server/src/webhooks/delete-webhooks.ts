import { deleteWebhooks as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { mayBuildForms } from './may.ts';
import { removeWebhooks } from './webhooks-store.ts';

export const deleteWebhooks = implement(operation, async ({ params: { teamId }, query, caller, log }, context) => {
  if (!(await mayBuildForms(context.graphAs(caller.graphToken), caller))) return refuse('forbidden');
  const deleted = await removeWebhooks(context.database, { teamId, ...query }, context.now());
  if (deleted > 0) log.info({ teamId, ...query, deleted, by: caller.userId }, 'Webhooks deleted');
  return answer({ deleted });
});
