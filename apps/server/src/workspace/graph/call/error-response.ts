import { MalformedOptionError } from '@tideform/graph';
import { isDatabaseOutage, isDiskFull, isRowDeleted } from '../../../database/database-errors.ts';
import { FileStoreDown } from '../../../files/file-store.ts';
import { Refusal, refusals } from '../../refusal.ts';
import type { GraphResponse } from './graph-call.ts';

/** IDs of a request, for finding it in the log. */
export interface RequestIds {
  readonly requestId: string;
  readonly clientRequestId: string;
}

/** Creates Graph's error envelope. Errors other than refusals become a `generalException` without details. */
export function createErrorResponse(error: unknown, ids: RequestIds, now: Date): GraphResponse {
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

/**
 * Converts an error to a refusal: `serviceNotAvailable` for an outage of the database or file store, `generalException`
 * for a bug.
 */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof MalformedOptionError) return new Refusal(400, 'invalidRequest', error.message);
  if (isDiskFull(error)) return refusals.noRoom();
  if (error instanceof FileStoreDown || isDatabaseOutage(error)) return refusals.serviceNotAvailable();
  if (isRowDeleted(error)) return refusals.itemNotFound();
  return new Refusal(500, 'generalException', 'General exception while processing');
}

/** Returns whether an error must be logged: it is neither a refusal nor an aborted request. */
export function isServerError(error: unknown): boolean {
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

/** Client ID of Microsoft Graph, as in its challenges. */
const GRAPH_APP_ID = '00000003-0000-0000-c000-000000000000';

/**
 * Creates the 401 refusal for a call without a valid token.
 *
 * @param claims JSON of a claims challenge, for which the person must sign in again
 * @see https://learn.microsoft.com/entra/identity-platform/claims-challenge
 */
export function createChallenge(publicUrl: string, claims?: string): Refusal {
  const parts = [`realm=""`, `authorization_uri="${publicUrl}"`, `client_id="${GRAPH_APP_ID}"`];
  if (claims !== undefined) {
    parts.push('error="insufficient_claims"', `claims="${Buffer.from(claims).toString('base64')}"`);
  }
  return new Refusal(
    401,
    'InvalidAuthenticationToken',
    'Access token is missing, malformed, expired or not sufficient.',
    {
      headers: { 'www-authenticate': `Bearer ${parts.join(', ')}` },
    },
  );
}
