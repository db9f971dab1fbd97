import { MalformedOption } from '@tideform/graph';
import { isGone } from '../../../database/is-gone.ts';
import { isNoRoom } from '../../../database/is-no-room.ts';
import { isDatabaseOutage } from '../../../database/is-outage.ts';
import { FileStoreDown } from '../../../files/file-store.ts';
import { Refusal, refusals } from '../../refusal.ts';
import type { GraphAnswer } from './graph-call.ts';

/** The ids of a request, for whoever looks for it in the log. */
export interface RequestIds {
  readonly requestId: string;
  readonly clientRequestId: string;
}

/** Graph's error envelope for a refusal; anything else is a `generalException` and tells nothing. */
export function answerError(error: unknown, ids: RequestIds, now: Date): GraphAnswer {
  const refusal = toRefusal(error);
  const body = {
    error: {
      code: refusal.code,
      message: refusal.message,
      innerError: {
        ...nestCodes(refusal.innerCodes),
        date: now.toISOString().slice(0, 19),
        'request-id': ids.requestId,
        'client-request-id': ids.clientRequestId,
      },
    },
  };
  return { status: refusal.status, body, headers: { 'content-type': 'application/json', ...refusal.headers } };
}

/** What is answered for an error; `generalException` stands for a bug, `serviceNotAvailable` for an outage behind us. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof MalformedOption) return new Refusal(400, 'invalidRequest', error.message);
  if (isNoRoom(error)) return refusals.noRoom();
  if (error instanceof FileStoreDown || isDatabaseOutage(error)) return refusals.serviceNotAvailable();
  if (isGone(error)) return refusals.itemNotFound();
  return new Refusal(500, 'generalException', 'General exception while processing');
}

/** Whether an error is for us to look into: neither a refusal nor a caller that hung up. */
export function isOurs(error: unknown): boolean {
  return (
    toRefusal(error).status >= 500 &&
    !(error instanceof Refusal) &&
    !(error instanceof Error && error.message === 'aborted')
  );
}

/** `['throttledRequest', 'quota']` → `{ code: 'throttledRequest', innerError: { code: 'quota' } }`. */
function nestCodes([code, ...deeper]: readonly string[]): Record<string, unknown> {
  if (code === undefined) return {};
  return { code, ...(deeper.length > 0 ? { innerError: nestCodes(deeper) } : {}) };
}
