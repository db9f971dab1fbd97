import { deliver as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { acceptStored } from './accept-stored.ts';
import { readEmailId } from './emails/emails-store.ts';
import { findSubmission } from './find-submission.ts';
import { readIdsOf } from './messages/messages-store.ts';

/** What is told is read and kept at once, as the caller: a deletion is told when nothing is there any more. */
export const deliver = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, graphAs } = context;
  const { target, ...delivery } = body;
  const { responseId, revision, triggerType } = body;
  const event = { ...params, ...delivery };
  const stored = await findSubmission(graphAs(caller.graphToken), event);
  if (!stored) return refuse('not-stored', 'The response is not in the library');
  const asked = { event, target, tenantId: caller.tenantId, by: caller.userId };
  if (!(await acceptStored(context, stored, asked, log)))
    return refuse('not-stored', 'The response in the library cannot be read');
  const ids = [...(await readIdsOf(database, event)).keys()];
  const emailId = triggerType === 'delete' ? undefined : await readEmailId(database, event);
  return answer({
    responseId,
    revision,
    targets: [
      ...ids.map((id) => ({ id, kind: 'webhook' as const })),
      ...(emailId === undefined ? [] : [{ id: emailId, kind: 'email' as const }]),
    ],
  });
});
