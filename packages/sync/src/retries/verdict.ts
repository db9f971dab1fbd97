import { ServerOutage } from '@tideform/contract';
import { GraphError, GraphOutage } from '@tideform/graph';
import type { FailureOfKind } from '../failures/failure.ts';
import { FailureError, PdfRendererUnavailable } from '../failures/failure-error.ts';
import { isQuotaExceeded } from '../failures/to-failure.ts';

/**
 * Consequence of a failed step for the queue:
 * - `offline`, `unauthenticated`: nothing can be sent; the pass ends and everything keeps waiting
 * - `later`: retried after a back-off
 * - `refused`: needs attention; retried slowly while the others continue. `afterMs` overrides the wait where a fix
 * can't be detected
 */
export type Verdict =
  | { readonly kind: 'offline' }
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'later'; readonly afterMs: number }
  | { readonly kind: 'refused'; readonly folderGone: boolean; readonly afterMs?: number };

/** Failure kinds of a refused upload. */
export type UploadFailure = FailureOfKind<'upload-refused' | 'pdf-upload-refused' | 'large-upload-refused'>;

/** Thrown when Graph refuses a file. The verdict follows from the refusal. */
export class UploadRefusedError extends FailureError<UploadFailure['kind']> {
  override readonly name = 'UploadRefused';
  readonly refusal: GraphError;

  constructor({ kind, parameters }: UploadFailure, refusal: GraphError) {
    super(kind, parameters, { cause: refusal });
    this.refusal = refusal;
  }
}

/** Thrown when a check is too old to act on, because the state may have changed since. */
export class CheckExpiredError extends FailureError<'looked-too-long-ago'> {
  override readonly name = 'LookedTooLongAgo';

  constructor() {
    super('looked-too-long-ago', {});
  }
}

/** Statuses of a busy service, of server errors and of concurrent writes: the same call may succeed soon. */
const transientStatuses = new Set([408, 409, 412, 429, 500, 502, 503, 504]);

/**
 * Wait after the server has no number for a submission: a builder may set new numbers, which no library change reports.
 * One cheap call checks this.
 */
const userFixBackOffMs = 60_000;

export function toVerdict(error: unknown): Verdict {
  if (error instanceof GraphOutage) return { kind: error.reason === 'no-token' ? 'unauthenticated' : 'offline' };
  if (error instanceof ServerOutage) return getServerVerdict(error);
  if (error instanceof GraphError) return getGraphVerdict(error);
  if (error instanceof UploadRefusedError) return getGraphVerdict(error.refusal);
  if (error instanceof CheckExpiredError || error instanceof PdfRendererUnavailable)
    return { kind: 'later', afterMs: 0 };
  // Space may be freed soon, when responses were sent.
  if (isQuotaExceeded(error)) return { kind: 'later', afterMs: 0 };
  if (error instanceof FailureError && error.kind === 'unauthorized') return { kind: 'unauthenticated' };
  const isFixUnreported = error instanceof FailureError && error.kind === 'no-number-left';
  return { kind: 'refused', folderGone: false, ...(isFixUnreported && { afterMs: userFixBackOffMs }) };
}

function getServerVerdict(error: ServerOutage): Verdict {
  switch (error.reason) {
    case 'no-token':
      return { kind: 'unauthenticated' };
    case 'token-refused':
      return { kind: 'refused', folderGone: false };
    case 'server-error':
    case 'busy':
      return { kind: 'later', afterMs: (error.retryAfterSeconds ?? 0) * 1000 };
    default:
      return { kind: 'offline' };
  }
}

function getGraphVerdict(error: GraphError): Verdict {
  if (error.status === 401) return { kind: 'unauthenticated' };
  if (transientStatuses.has(error.status)) return { kind: 'later', afterMs: (error.retryAfterSeconds ?? 0) * 1000 };
  return { kind: 'refused', folderGone: error.status === 404 };
}
