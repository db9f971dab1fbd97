import { type LibraryRefusal, ServerOutage } from '@tideform/contract';
import { FailureError } from '@tideform/sync/failures';

/** Refusal in a response of the app's server. */
interface Refusal {
  readonly refusal: string;
  readonly detail?: string;
  readonly retryAfterSeconds?: number;
}

/**
 * Converts a refusal to an error: ServerOutage for too many requests, otherwise Failed with the failure kind that sync
 * uses for the same problem.
 */
export function createRefusalError({ refusal, detail = refusal, retryAfterSeconds }: Refusal, formId = ''): Error {
  if (refusal === 'too-many-requests') {
    return new ServerOutage('busy', detail, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
  }
  if (refusal === 'form-not-found') return new FailureError('invalid-form', { formId });
  if (refusal === 'unauthorized') return new FailureError('unauthorized', {}, { cause: new Error(detail) });
  if (isRefusalKind(refusal)) return new FailureError(refusal, {});
  const kind = refusal === 'forbidden' || refusal === 'not-found' ? refusal : 'request-failed';
  return new FailureError(kind, { detail });
}

type RefusalKind =
  | Exclude<LibraryRefusal, 'form-not-found'>
  | 'private-folder-not-configured'
  | 'authorization-expired'
  | 'email-changed'
  | 'no-number-left';

/** Refusals for which a failure kind with the same name exists. */
const refusalKinds: Readonly<Record<RefusalKind, true>> = {
  'team-not-found': true,
  'no-responses-folder': true,
  'no-private-root': true,
  'private-folder-not-created': true,
  'private-folder-not-configured': true,
  'authorization-expired': true,
  'email-changed': true,
  'no-number-left': true,
};

const isRefusalKind = (refusal: string): refusal is RefusalKind => Object.hasOwn(refusalKinds, refusal);
