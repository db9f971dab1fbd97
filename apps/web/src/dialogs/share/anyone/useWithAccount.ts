import { useRef, useState } from 'react';
import type { ShareRefusal } from '../../../data/shares/useShareLinks.ts';

/** What can come of something that needs the account; `not-lent`: the person kept it. */
export type WithAccount = Exclude<ShareRefusal, `authorization-${string}`> | 'not-lent' | undefined;

/** Does what needs the person's lent account, and asks for that first where the server lacks it. */
export function useWithAccount() {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isLent: boolean) => void>(undefined);
  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setAsking(true);
    });
  return {
    isAsking,
    /** The person has answered. */
    end(isLent: boolean) {
      setAsking(false);
      answer.current?.(isLent);
    },
    /** @throws what `work` throws */
    async run(work: () => Promise<ShareRefusal | undefined>): Promise<WithAccount> {
      for (;;) {
        const refusal = await work();
        if (refusal !== 'authorization-required' && refusal !== 'authorization-expired') return refusal;
        if (!(await ask())) return 'not-lent';
      }
    },
  };
}
