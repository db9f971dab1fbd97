import { ServerOutage } from '@tideform/contract';
import { GraphError, GraphOutage } from '@tideform/graph';
import { Failed } from './failed.ts';
import type { Failure } from './failure.ts';
import { formatTrace } from './format-trace.ts';
import { isQuotaExceeded } from './is-quota-exceeded.ts';

/** Maximum number of nested causes. */
const depth = 4;

/**
 * Converts a thrown error to a failure. An error without a kind becomes `unexpected`, with its cause for the report.
 */
export function failureOf(thrown: unknown, levels = depth): Failure {
  const error = unwrapMissingToken(thrown);
  const kind = toKind(error);
  const cause = error instanceof Error && levels > 0 ? error.cause : undefined;
  return cause === undefined ? kind : { ...kind, cause: failureOf(cause, levels - 1) };
}

/** If a call failed because it had no token, returns the reason for that, because the user should see it. */
function unwrapMissingToken(error: unknown): unknown {
  if (!(error instanceof GraphOutage || error instanceof ServerOutage)) return error;
  const isForToken = error.reason === 'no-token' || error.reason === 'token-refused';
  return isForToken && error.cause instanceof Failed ? error.cause : error;
}

function toKind(error: unknown): Failure {
  // NOTE: the class guarantees matching kind and parameters, which the compiler can't infer for a union.
  if (error instanceof Failed) return { kind: error.kind, parameters: error.parameters } as Failure;
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

const kinds = { 403: 'forbidden', 404: 'not-found', 423: 'locked', 507: 'no-room' } as const;

/** Omits Graph's own message, which isn't meant for users; status and code help support. */
function toRefusal({ status, code, request }: GraphError): Failure {
  if (status === 401) return { kind: 'unauthorized', parameters: {} };
  const kind = status in kinds ? kinds[status as keyof typeof kinds] : 'request-failed';
  return { kind, parameters: { detail: `${status} ${code}`, request } };
}
