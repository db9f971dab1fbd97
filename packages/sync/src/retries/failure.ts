import { ServerOutage } from '@tideform/contract';
import { GraphError, GraphOutage } from '@tideform/graph';
import { isQuotaExceeded } from '../database/reserve.ts';

/**
 * What a failed step means for the queue:
 * - `offline`, `unauthenticated`: nothing else can be sent either; the pass ends, everything stays waiting
 * - `later`: this one is tried again after a back-off
 * - `refused`: somebody has to look; tried again slowly, the others go on
 */
export type Failure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'later'; readonly afterMs: number }
  | { readonly kind: 'refused'; readonly folderGone: boolean };

/** Graph has refused a file, in the specification's words. What that means for the queue is what the refusal means. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly refusal: GraphError;

  constructor(message: string, refusal: GraphError) {
    super(message, { cause: refusal });
    this.refusal = refusal;
  }
}

/** What was looked at may have changed before the call could go out. */
export class LookedTooLongAgo extends Error {
  override readonly name = 'LookedTooLongAgo';
}

/** What draws PDFs did not come up: its page is going, or its files are not to be had now. */
export class CannotDraw extends Error {
  override readonly name = 'CannotDraw';
}

/** Busy, in trouble, or somebody else's write came between: the same call may work in a moment. */
const passingStatuses = new Set([408, 409, 412, 429, 500, 502, 503, 504]);

export function failureOf(error: unknown): Failure {
  if (error instanceof GraphOutage) return { kind: error.reason === 'no-token' ? 'unauthenticated' : 'offline' };
  if (error instanceof ServerOutage) return serverFailure(error);
  if (error instanceof GraphError) return graphFailure(error);
  if (error instanceof UploadRefused) return graphFailure(error.refusal);
  if (error instanceof LookedTooLongAgo || error instanceof CannotDraw) return { kind: 'later', afterMs: 0 };
  // Room may be there in a moment: work that arrives makes some.
  if (isQuotaExceeded(error)) return { kind: 'later', afterMs: 0 };
  return { kind: 'refused', folderGone: false };
}

function serverFailure(error: ServerOutage): Failure {
  if (error.reason === 'no-token') return { kind: 'unauthenticated' };
  if (error.reason === 'server-error') return { kind: 'later', afterMs: (error.retryAfterSeconds ?? 0) * 1000 };
  return { kind: 'offline' };
}

function graphFailure(error: GraphError): Failure {
  if (error.status === 401) return { kind: 'unauthenticated' };
  if (passingStatuses.has(error.status)) return { kind: 'later', afterMs: (error.retryAfterSeconds ?? 0) * 1000 };
  return { kind: 'refused', folderGone: error.status === 404 };
}

/** The words a person sees and the support desk searches for. */
export function failureText(error: unknown): string {
  return `Error syncing response: ${error instanceof Error ? error.message : String(error)}`;
}
