import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { wordCause } from '../../../failures/word-failure.ts';

/** What is asked of the server now, and what came of the last thing. */
export interface Doing {
  readonly what: 'switch' | 'apply' | 'test' | undefined;
  readonly said: { readonly isBad: boolean; readonly text: string } | undefined;
  /** One thing at a time. @param work answers what there is to say of it */
  run(what: NonNullable<Doing['what']>, work: () => Promise<unknown>): Promise<void>;
  say(said: Doing['said']): void;
}

export function useDoing(): Doing {
  const failures = useMessages(failureMessages);
  const [what, setWhat] = useState<Doing['what']>();
  const [said, say] = useState<Doing['said']>();
  const run: Doing['run'] = async (next, work) => {
    if (what) return;
    setWhat(next);
    say(undefined);
    try {
      await work();
    } catch (cause) {
      say({ isBad: true, text: wordCause(cause, failures) });
    } finally {
      setWhat(undefined);
    }
  };
  return { what, said, run, say };
}
