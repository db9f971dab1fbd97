import { randomUUID } from 'node:crypto';
import { operations } from '@tideform/graph';
import { refusals } from '../../refusal.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { openDrive } from '../drives/open-drive.ts';

/** What the address of a socket gives away, to whoever has it: to hear that something in a list changed. */
export interface SocketGrant {
  readonly id: string;
  readonly listId: string;
  readonly personId: string;
  readonly tenantId: string;
}

/** Keeps addresses of sockets apart from other sealed addresses. */
export const SOCKET_SEAL = 'socket';

export const getDriveSocket = implement(operations.getDriveSocket, answerSocket);
export const getDriveListSocket = implement(operations.getDriveListSocket, answerSocket);

async function answerSocket(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<GraphAnswer> {
  const { list } = await openDrive(call, context);
  if (call.address.itemId !== 'root' && call.address.itemId !== list.rootId) {
    throw refusals.invalidRequest('Only the root of a drive tells of changes.');
  }
  const { personId, tenantId } = call.actor;
  const grant: SocketGrant = { id: randomUUID(), listId: list.id, personId, tenantId };
  const expiresAt = new Date(context.now().getTime() + context.limits.socketLifeMs);
  const token = context.signer.seal(SOCKET_SEAL, grant, expiresAt);
  return ok({
    id: grant.id,
    notificationUrl: `${context.publicUrl}/notifications?token=${token}`,
    expirationDateTime: expiresAt.toISOString(),
  });
}
