import { listWebhooks as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { mayBuildForms } from './may.ts';
import { readWebhooks } from './webhooks-store.ts';

export const listWebhooks = implement(operation, async ({ params: { teamId }, query, caller }, context) => {
  if (!(await mayBuildForms(context.graphAs(caller.graphToken), caller))) return refuse('forbidden');
  return answer({ webhooks: await readWebhooks(context.database, teamId, query) });
});
