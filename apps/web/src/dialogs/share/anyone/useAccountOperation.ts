import { useRef, useState } from 'react';
import type { ShareRefusal } from '../../../data/shares/useShareLinks.ts';

/** Result of an operation that needs a connected account; `not-lent`: the user declined. */
export type AccountOperationResult = Exclude<ShareRefusal, `authorization-${string}`> | 'not-lent' | undefined;

/** Runs operations that need a connected account, and asks the user to connect it if it is missing. */
export function useAccountOperation() {
  const [isAsking, setAsking] = useState(false);
  const resolveAnswer = useRef<(isConnected: boolean) => void>(undefined);
  const askToConnect = () =>
    new Promise<boolean>((resolve) => {
      resolveAnswer.current = resolve;
      setAsking(true);
    });
  return {
    isAsking,
    /** Reports whether the user connected the account. */
    finish(isLent: boolean) {
      setAsking(false);
      resolveAnswer.current?.(isLent);
    },
    /** @throws what `work` throws */
    async run(operation: () => Promise<ShareRefusal | undefined>): Promise<AccountOperationResult> {
      for (;;) {
        const refusal = await operation();
        if (refusal !== 'authorization-required' && refusal !== 'authorization-expired') return refusal;
        if (!(await askToConnect())) return 'not-lent';
      }
    },
  };
}
