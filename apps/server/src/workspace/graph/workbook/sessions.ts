import { operations } from '@tideform/graph';
import { requireGranted } from '../../library/access/access-store.ts';
import {
  created,
  type GraphCall,
  type GraphContext,
  type GraphResponse,
  implement,
  noContent,
} from '../call/graph-call.ts';
import { openItem } from '../drives/open-drive.ts';
import { requireSession, SESSION_SEAL, type SealedSession } from './open-item-workbook.ts';

const SESSION_MS = 7 * 60_000;

/**
 * Creates a workbook session. Its ID only identifies the caller and the file; the workbook cache works without
 * sessions.
 */
export const createWorkbookSession = implement(operations.createWorkbookSession, async (call, context) => {
  const { item, access } = await openItem(call, context);
  const persistChanges = call.body.persistChanges ?? false;
  if (persistChanges) await requireGranted(access, item, 'write');
  const session: SealedSession = { itemId: item.id, personId: call.actor.personId };
  const id = context.signer.seal(SESSION_SEAL, session, new Date(context.now().getTime() + SESSION_MS));
  return created({ id, persistChanges });
});

export const refreshWorkbookSession = implement(operations.refreshWorkbookSession, requireCurrentSession);
export const closeWorkbookSession = implement(operations.closeWorkbookSession, requireCurrentSession);

async function requireCurrentSession(
  call: GraphCall<'driveId', unknown>,
  context: GraphContext,
): Promise<GraphResponse> {
  const { item } = await openItem(call, context);
  requireSession(call, context, item.id);
  return noContent;
}
