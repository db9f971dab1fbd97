import { ServerOutage } from '@tideform/contract';
import { GraphError, GraphOutage } from '@tideform/graph';
import { CannotDraw } from '../failures/cannot-draw.ts';
import { Failed } from '../failures/failed.ts';
import type { FailureOf } from '../failures/failure.ts';
import { isQuotaExceeded } from '../failures/is-quota-exceeded.ts';

/**
 * What a failed step means for the queue:
 * - `offline`, `unauthenticated`: nothing else can be sent either; the pass ends, everything stays waiting
 * - `later`: this one is tried again after a back-off
 * - `refused`: somebody has to look; tried again slowly, the others go on. `afterMs`: where nothing tells that it was mended
 */
export type Verdict =
  | { readonly kind: 'offline' }
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'later'; readonly afterMs: number }
  | { readonly kind: 'refused'; readonly folderGone: boolean; readonly afterMs?: number };

/** What an upload that was refused says of itself. */
export type UploadFailure = FailureOf<'upload-refused' | 'pdf-upload-refused' | 'large-upload-refused'>;

/** Graph has refused a file. What that means for the queue is what the refusal means. */
export class UploadRefused extends Failed<UploadFailure['kind']> {
  override readonly name = 'UploadRefused';
  readonly refusal: GraphError;

  constructor({ kind, parameters }: UploadFailure, refusal: GraphError) {
    super(kind, parameters, { cause: refusal });
    this.refusal = refusal;
  }
}

/** What was looked at may have changed before the call could go out. */
export class LookedTooLongAgo extends Failed<'looked-too-long-ago'> {
  override readonly name = 'LookedTooLongAgo';

  constructor() {
    super('looked-too-long-ago', {});
  }
}

/** Busy, in trouble, or somebody else's write came between: the same call may work in a moment. */
const passingStatuses = new Set([408, 409, 412, 429, 500, 502, 503, 504]);

/** A builder sets a number at the server: no change of the library tells of it, and one cheap call does. */
const unseenMs = 60_000;

export function verdictOf(error: unknown): Verdict {
  if (error instanceof GraphOutage) return { kind: error.reason === 'no-token' ? 'unauthenticated' : 'offline' };
  if (error instanceof ServerOutage) return serverVerdict(error);
  if (error instanceof GraphError) return graphVerdict(error);
  if (error instanceof UploadRefused) return graphVerdict(error.refusal);
  if (error instanceof LookedTooLongAgo || error instanceof CannotDraw) return { kind: 'later', afterMs: 0 };
  // Room may be there in a moment: work that arrives makes some.
  if (isQuotaExceeded(error)) return { kind: 'later', afterMs: 0 };
  if (error instanceof Failed && error.kind === 'unauthorized') return { kind: 'unauthenticated' };
  const isMendedUnseen = error instanceof Failed && error.kind === 'no-number-left';
  return { kind: 'refused', folderGone: false, ...(isMendedUnseen && { afterMs: unseenMs }) };
}

function serverVerdict(error: ServerOutage): Verdict {
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

function graphVerdict(error: GraphError): Verdict {
  if (error.status === 401) return { kind: 'unauthenticated' };
  if (passingStatuses.has(error.status)) return { kind: 'later', afterMs: (error.retryAfterSeconds ?? 0) * 1000 };
  return { kind: 'refused', folderGone: error.status === 404 };
}
