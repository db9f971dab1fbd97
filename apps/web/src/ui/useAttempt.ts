import { useState } from 'react';
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
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (cause) {
      setError(wordCause(cause));
      setBusy(false);
    }
  };
  return { isBusy, error, attempt };
}
