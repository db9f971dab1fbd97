import type { UploadSession } from '../../library/content/uploads-store.ts';
import type { GraphContext } from '../call/graph-call.ts';

export function getUploadUrl(context: Pick<GraphContext, 'publicUrl'>, session: UploadSession): string {
  return `${context.publicUrl}/workspace/upload/${session.id}`;
}

/** Describes the progress of an upload session. */
export function describeProgress(session: UploadSession): Record<string, unknown> {
  const end = session.total === null ? '' : session.total - 1;
  const isComplete = session.total !== null && session.received >= session.total;
  return {
    expirationDateTime: session.expiresAt.toISOString(),
    nextExpectedRanges: isComplete ? [] : [`${session.received}-${end}`],
  };
}
