import { ServerOutage } from '@tideform/contract';
import { GraphError, GraphOutage } from '@tideform/graph';
import type { Failure } from './failure.ts';
import { FailureError } from './failure-error.ts';
import { formatTrace } from './format-trace.ts';
import { isQuotaExceeded } from './is-quota-exceeded.ts';

/** Maximum number of nested causes. */
const maxCauses = 4;

/**
 * Converts a thrown error to a failure. An error without a kind becomes `unexpected`, with its cause for the report.
 */
export function toFailure(thrown: unknown, levels = maxCauses): Failure {
  const error = unwrapMissingToken(thrown);
  const kind = toFailureWithoutCause(error);
  const cause = error instanceof Error && levels > 0 ? error.cause : undefined;
  return cause === undefined ? kind : { ...kind, cause: toFailure(cause, levels - 1) };
}

/** If a call failed because it had no token, returns the reason for that, because the user should see it. */
function unwrapMissingToken(error: unknown): unknown {
  if (!(error instanceof GraphOutage || error instanceof ServerOutage)) return error;
  const isForToken = error.reason === 'no-token' || error.reason === 'token-refused';
  return isForToken && error.cause instanceof FailureError ? error.cause : error;
}

function toFailureWithoutCause(error: unknown): Failure {
  // NOTE: the class guarantees matching kind and parameters, which the compiler can't infer for a union.
  if (error instanceof FailureError) return { kind: error.kind, parameters: error.parameters } as Failure;
  if (error instanceof GraphError) return toRefusal(error);
  if (error instanceof GraphOutage || error instanceof ServerOutage) {
    if (error.reason === 'busy') return { kind: 'request-failed', parameters: { detail: '429 too-many-requests' } };
    const isSignedOut = error.reason === 'no-token' || error.reason === 'token-refused';
    return { kind: isSignedOut ? 'not-authenticated' : 'no-answer', parameters: {} };
  }
  if (isQuotaExceeded(error)) return { kind: 'storage-full', parameters: {} };
  const errorName = error instanceof Error ? error.name : typeof error;
  return { kind: 'unexpected', parameters: { errorName, detail: formatTrace(error) } };
}

const kindsByStatus = { 403: 'forbidden', 404: 'not-found', 423: 'locked', 507: 'no-room' } as const;

/** Omits Graph's own message, which isn't meant for users; status and code help support. */
function toRefusal({ status, code, request }: GraphError): Failure {
  if (status === 401) return { kind: 'unauthorized', parameters: {} };
  const kind = status in kindsByStatus ? kindsByStatus[status as keyof typeof kindsByStatus] : 'request-failed';
  return { kind, parameters: { detail: `${status} ${code}`, request } };
}
