import { putForm as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { writeForm } from './forms-store.ts';

/**
 * Any member may register: a team token proves membership, and who may build is the library's to say. A registration only
 * points at items; whoever follows it later needs rights of their own there.
 */
export const putForm = implement(operation, async ({ params: { teamId, formId }, body, caller }, { database, now }) => {
  await writeForm(database, { teamId, formId, userId: caller.userId, now: now() }, body);
  return answer({ id: formId, teamId, ...body });
});
