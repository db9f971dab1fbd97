import { describeFailure, toFailure } from '@tideform/sync/failures';
import type { FailureReport } from './create-bounded-sender.ts';
import { isUnreachable } from './is-unreachable.ts';
import type { ReportFailure } from './report-failure-context.ts';

/** Creates a function that reports errors to the operator. Network errors and expired sign-ins aren't reported. */
export function createFailureReporter(send: (report: FailureReport) => void, getPath: () => string): ReportFailure {
  return (code, cause) => {
    if (isUnreachable(cause)) return;
    send({ code, detail: describeFailure(toFailure(cause)), ids: {}, path: removeShareCode(getPath()) });
  };
}

/** Removes the share code from a path, because it is a secret. */
const removeShareCode = (path: string): string => path.replace(/^\/form\/[^/]+/, '/form/…');
