import { randomUUID } from 'node:crypto';
import { operations } from '@tideform/graph';
import { refusals } from '../../refusal.ts';
import { type GraphCall, type GraphContext, type GraphResponse, implement, ok } from '../call/graph-call.ts';
import { openDrive } from './open-drive.ts';

/** Claims of a notification URL: its bearer is notified when something in the list changes. */
export interface SocketPermit {
  readonly id: string;
  readonly listId: string;
  readonly personId: string;
  readonly tenantId: string;
}

/** Token kind of notification URLs. */
export const SOCKET_SEAL = 'socket';

export const getDriveSocket = implement(operations.getDriveSocket, createSocketResponse);
export const getDriveListSocket = implement(operations.getDriveListSocket, createSocketResponse);

async function createSocketResponse(
  call: GraphCall<'driveId', unknown>,
  context: GraphContext,
): Promise<GraphResponse> {
  const { list } = await openDrive(call, context);
  if (call.address.itemId !== 'root' && call.address.itemId !== list.rootId) {
    throw refusals.invalidRequest('Only the root of a drive supports change notifications.');
  }
  const { personId, tenantId } = call.actor;
  const grant: SocketPermit = { id: randomUUID(), listId: list.id, personId, tenantId };
  const expiresAt = new Date(context.now().getTime() + context.limits.socketLifeMs);
  const token = context.signer.seal(SOCKET_SEAL, grant, expiresAt);
  return ok({
    id: grant.id,
    notificationUrl: `${context.publicUrl}/notifications?token=${token}`,
    expirationDateTime: expiresAt.toISOString(),
  });
}
