import { useRef, useState } from 'react';
import type { ShareRefusal } from '../../../data/rights/useShareLinks.ts';

/** Result of an operation that needs a connected account. `not-lent`: the user declined to connect it. */
export type AccountOperationResult = Exclude<ShareRefusal, `authorization-${string}`> | 'not-lent' | undefined;

/** Runs operations that need a connected account. If it isn't connected, asks the user to connect it. */
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
    /** Called with whether the user connected the account. */
    finish(isLent: boolean) {
      setAsking(false);
      resolveAnswer.current?.(isLent);
    },
    /** Runs an operation and throws what it throws. */
    async run(operation: () => Promise<ShareRefusal | undefined>): Promise<AccountOperationResult> {
      for (;;) {
        const refusal = await operation();
        if (refusal !== 'authorization-required' && refusal !== 'authorization-expired') return refusal;
        if (!(await askToConnect())) return 'not-lent';
      }
    },
  };
}
