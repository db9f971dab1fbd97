import { createContext, use, useLayoutEffect, useState } from 'react';
import { type Path, useLocation } from 'react-router';

/** Where somebody is about to go, and how to let them. */
export interface Way {
  readonly to: Pick<Path, 'pathname'>;
  go(): void;
}

/** Asked before the address changes: `true` holds the person back. Answers what takes it away again. */
export type HoldBack = (asks: (way: Way) => boolean) => () => void;

export const HoldBackContext = createContext<HoldBack>(() => () => {});

/** Holds back whoever leaves this path while `isHeld`, and says so until they go or stay. */
export function useHeldBack(isHeld: boolean): { readonly go: () => void; readonly stay: () => void } | undefined {
  const holdBack = use(HoldBackContext);
  const { pathname } = useLocation();
  const [way, setWay] = useState<Way>();
  // With the drawing, not after it: nobody leaves between the two.
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    return holdBack((next) => {
      if (next.to.pathname === pathname) return false;
      setWay(next);
      return true;
    });
  }, [isHeld, holdBack, pathname]);
  const stay = () => setWay(undefined);
  return (
    way && {
      stay,
      go() {
        stay();
        way.go();
      },
    }
  );
}
