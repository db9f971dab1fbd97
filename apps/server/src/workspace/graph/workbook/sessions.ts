import { operations } from '@tideform/graph';
import { requireGranted } from '../../library/access/access-store.ts';
import {
  created,
  type GraphAnswer,
  type GraphCall,
  type GraphContext,
  implement,
  noContent,
} from '../call/graph-call.ts';
import { openItem } from '../drives/open-drive.ts';
import { requireSession, SESSION_SEAL, type SealedSession } from './open-item-workbook.ts';

const SESSION_MS = 7 * 60_000;

/** A session only says whose it is and for which file: what is read of a workbook is remembered without one. */
export const createWorkbookSession = implement(operations.createWorkbookSession, async (call, context) => {
  const { item, access } = await openItem(call, context);
  const persistChanges = call.body.persistChanges ?? false;
  if (persistChanges) await requireGranted(access, item, 'write');
  const session: SealedSession = { itemId: item.id, personId: call.actor.personId };
  const id = context.signer.seal(SESSION_SEAL, session, new Date(context.now().getTime() + SESSION_MS));
  return created({ id, persistChanges });
});

export const refreshWorkbookSession = implement(operations.refreshWorkbookSession, touchSession);
export const closeWorkbookSession = implement(operations.closeWorkbookSession, touchSession);

async function touchSession(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<GraphAnswer> {
  const { item } = await openItem(call, context);
  requireSession(call, context, item.id);
  return noContent;
}
