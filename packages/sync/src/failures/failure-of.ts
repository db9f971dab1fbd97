import { ServerOutage } from '@tideform/contract';
import { GraphError, GraphOutage } from '@tideform/graph';
import { Failed } from './failed.ts';
import type { Failure } from './failure.ts';
import { isQuotaExceeded } from './is-quota-exceeded.ts';
import { traceOf } from './trace-of.ts';

/** Causes of causes that are kept. */
const depth = 4;

/** What was thrown, as data. What has no kind of its own becomes `unexpected`, with its cause kept for the report. */
export function failureOf(thrown: unknown, levels = depth): Failure {
  const error = toldWithoutToken(thrown);
  const kind = kindOf(error);
  const cause = error instanceof Error && levels > 0 ? error.cause : undefined;
  return cause === undefined ? kind : { ...kind, cause: failureOf(cause, levels - 1) };
}

/** A call that had no token says only that; why there was none is what a person reads. */
function toldWithoutToken(error: unknown): unknown {
  if (!(error instanceof GraphOutage || error instanceof ServerOutage)) return error;
  const isForToken = error.reason === 'no-token' || error.reason === 'token-refused';
  return isForToken && error.cause instanceof Failed ? error.cause : error;
}

function kindOf(error: unknown): Failure {
  // NOTE: the class holds kind and parameters that belong together, which the compiler cannot see of a union.
  if (error instanceof Failed) return { kind: error.kind, parameters: error.parameters } as Failure;
  if (error instanceof GraphError) return refusalOf(error);
  if (error instanceof GraphOutage || error instanceof ServerOutage) {
    if (error.reason === 'busy') return { kind: 'request-failed', parameters: { detail: '429 too-many-requests' } };
    const isSignedOut = error.reason === 'no-token' || error.reason === 'token-refused';
    return { kind: isSignedOut ? 'not-authenticated' : 'no-answer', parameters: {} };
  }
  if (isQuotaExceeded(error)) return { kind: 'storage-full', parameters: {} };
  const errorName = error instanceof Error ? error.name : typeof error;
  return { kind: 'unexpected', parameters: { errorName, detail: traceOf(error) } };
}

const kinds = { 403: 'forbidden', 404: 'not-found', 423: 'locked', 507: 'no-room' } as const;

/** Graph's own sentence is for no person: status and code are, who helps can look them up. */
function refusalOf({ status, code, request }: GraphError): Failure {
  if (status === 401) return { kind: 'unauthorized', parameters: {} };
  const kind = status in kinds ? kinds[status as keyof typeof kinds] : 'request-failed';
  return { kind, parameters: { detail: `${status} ${code}`, request } };
}
