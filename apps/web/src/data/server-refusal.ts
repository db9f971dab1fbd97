import { type LibraryRefusal, ServerOutage } from '@tideform/contract';
import { Failed } from '@tideform/sync/failures';

/** A refusal of our server, as its client answers it. */
interface Refusal {
  readonly refusal: string;
  readonly detail?: string;
  readonly retryAfterSeconds?: number;
}

/** What the server refuses, as a failure; of what libraries lack it knows as much as sync does. Too many calls pass. */
export function refused({ refusal, detail = refusal, retryAfterSeconds }: Refusal, formId = ''): Error {
  if (refusal === 'too-many-requests') {
    return new ServerOutage('busy', detail, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
  }
  if (refusal === 'form-not-found') return new Failed('invalid-form', { formId });
  if (refusal === 'unauthorized') return new Failed('unauthorized', {}, { cause: new Error(detail) });
  if (isPlain(refusal)) return new Failed(refusal, {});
  const kind = refusal === 'forbidden' || refusal === 'not-found' ? refusal : 'request-failed';
  return new Failed(kind, { detail });
}

type Plain =
  | Exclude<LibraryRefusal, 'form-not-found'>
  | 'private-folder-not-configured'
  | 'authorization-expired'
  | 'email-changed'
  | 'no-number-left';

/** Refusals that are kinds of failures by the same name. */
const plain: Readonly<Record<Plain, true>> = {
  'team-not-found': true,
  'no-responses-folder': true,
  'no-private-root': true,
  'private-folder-not-created': true,
  'private-folder-not-configured': true,
  'authorization-expired': true,
  'email-changed': true,
  'no-number-left': true,
};

const isPlain = (refusal: string): refusal is Plain => Object.hasOwn(plain, refusal);
