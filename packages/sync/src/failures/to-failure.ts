import { ServerOutage } from '@tideform/contract';
import { GraphError, GraphOutage } from '@tideform/graph';
import type { Failure } from './failure.ts';
import { FailureError } from './failure-error.ts';

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

const maxFrames = 6;
const maxMessageLength = 300;

/**
 * Returns the loggable part of an unexpected error: its message without quotes and URLs, which may contain content and
 * tokens, and its stack frames.
 */
function formatTrace(error: unknown): string {
  if (!(error instanceof Error)) return '';
  // A parser's message quotes the text that it couldn't parse.
  const message = error instanceof SyntaxError ? '' : removeQuotes(error.message).slice(0, maxMessageLength);
  return [message, ...getFrames(error.stack ?? '')].filter((line) => line !== '').join('\n');
}

function removeQuotes(message: string): string {
  return message
    .replace(/"[^"]*"?|“[^”]*”?|`[^`]*`?/g, '"…"')
    .replace(/\b(https?|blob|data):[^\s"]*/gi, '$1:…')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the stack lines in the formats of Chromium, Firefox and Safari, without the message. */
function getFrames(stack: string): string[] {
  const lines = stack.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => /^at .*:\d+\)?$/.test(line) || /^[^\s@]*@\S+:\d+:\d+$/.test(line))
    .map((line) => line.replace(/[?#][^\s:]*/g, ''))
    .slice(0, maxFrames);
}

/** Returns whether the browser's storage is full: IndexedDB's error, or Dexie's error around it. */
export function isQuotaExceeded(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && error.name === 'QuotaExceededError') return true;
  return 'inner' in error && isQuotaExceeded(error.inner);
}
