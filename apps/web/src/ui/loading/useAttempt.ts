import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatCause } from '../../failures/format-failure.ts';
import { useReportFailure } from '../../failures/report-failure-context.ts';

/** State of an operation that a dialog runs once before it closes. */
export interface Attempt {
  /** Whether the operation is running or has succeeded, so that the dialog's buttons are disabled. */
  readonly isBusy: boolean;
  /** Message of the last failure; `undefined` after the user retries. */
  readonly error: string | undefined;
  attempt(operation: () => Promise<void>): Promise<void>;
}

export function useAttempt(): Attempt {
  const failures = useMessages(failureMessages);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const report = useReportFailure();
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (cause) {
      const message = formatCause(cause, failures);
      // Unknown failures are reported to the operator, because users could only tell support the generic message.
      if (message === failures.generic) report('dialog', cause);
      setError(message);
      setBusy(false);
    }
  };
  return { isBusy, error, attempt };
}
