import type { UploadSession } from '../../library/content/uploads-store.ts';
import type { GraphContext } from '../call/graph-call.ts';

export function uploadUrlOf(context: Pick<GraphContext, 'publicUrl'>, session: UploadSession): string {
  return `${context.publicUrl}/workspace/upload/${session.id}`;
}

/** How far an upload has come. */
export function describeProgress(session: UploadSession): Record<string, unknown> {
  const end = session.total === null ? '' : session.total - 1;
  const isWhole = session.total !== null && session.received >= session.total;
  return {
    expirationDateTime: session.expiresAt.toISOString(),
    nextExpectedRanges: isWhole ? [] : [`${session.received}-${end}`],
  };
}
