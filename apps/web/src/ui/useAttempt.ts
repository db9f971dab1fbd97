import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { failureMessages } from '../failures/failure.messages.ts';
import { useReport } from '../failures/report-context.ts';
import { wordCause } from '../failures/word-failure.ts';

/** Something that a dialog does once and then goes away with. */
export interface Attempt {
  /** It works, or it has worked: there is nothing more to press. */
  readonly isBusy: boolean;
  /** Words for the last failure; `undefined` again as soon as it is tried once more. */
  readonly error: string | undefined;
  attempt(work: () => Promise<void>): Promise<void>;
}

export function useAttempt(): Attempt {
  const failures = useMessages(failureMessages);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const report = useReport();
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (cause) {
      const said = wordCause(cause, failures);
      // Who reads no more than that can tell support no more either.
      if (said === failures.generic) report('dialog', cause);
      setError(said);
      setBusy(false);
    }
  };
  return { isBusy, error, attempt };
}
