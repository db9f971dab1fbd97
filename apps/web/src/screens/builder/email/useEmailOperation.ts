import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';

/** Operation of the email tab that is running on the server, and the result of the last one. */
export interface EmailOperation {
  readonly running: 'switch' | 'apply' | 'test' | undefined;
  readonly result: { readonly isBad: boolean; readonly text: string } | undefined;
  /** Runs an operation unless another one is running; a failure becomes the result. */
  run(running: NonNullable<EmailOperation['running']>, task: () => Promise<unknown>): Promise<void>;
  setResult(result: EmailOperation['result']): void;
}

export function useEmailOperation(): EmailOperation {
  const failures = useMessages(failureMessages);
  const [running, setRunning] = useState<EmailOperation['running']>();
  const [result, setResult] = useState<EmailOperation['result']>();
  const run: EmailOperation['run'] = async (next, task) => {
    if (running) return;
    setRunning(next);
    setResult(undefined);
    try {
      await task();
    } catch (cause) {
      setResult({ isBad: true, text: formatCause(cause, failures) });
    } finally {
      setRunning(undefined);
    }
  };
  return { running, result, run, setResult };
}
