import { describeFailure, failureOf } from '@tideform/sync/failures';
import type { FailureReport } from './create-bounded-sender.ts';
import { isOutOfReach } from './is-out-of-reach.ts';
import type { Report } from './report-context.ts';

/** Reports what was thrown. A network that is down and a sign-in that is over are nobody's failures. */
export function createReport(tell: (report: FailureReport) => void, path: () => string): Report {
  return (code, cause) => {
    if (isOutOfReach(cause)) return;
    tell({ code, detail: describeFailure(failureOf(cause)), ids: {}, path: withoutCodes(path()) });
  };
}

/** The code of a share link opens the form: it is a secret. */
const withoutCodes = (path: string): string => path.replace(/^\/form\/[^/]+/, '/form/…');
