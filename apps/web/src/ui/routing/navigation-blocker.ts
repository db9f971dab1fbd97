import { createContext, use, useLayoutEffect, useState } from 'react';
import { type Path, useLocation } from 'react-router';

/** Blocked navigation: its target, and a function that continues it. */
export interface BlockedNavigation {
  readonly to: Pick<Path, 'pathname'>;
  go(): void;
}

/**
 * Registers a function that is called before the path changes. It blocks the navigation by returning `true`.
 * @returns a function that removes it
 */
export type BlockNavigation = (shouldBlock: (blocked: BlockedNavigation) => boolean) => () => void;

export const BlockNavigationContext = createContext<BlockNavigation>(() => () => {});

/**
 * Blocks navigation away from the current path while `isBlocking`.
 * @returns the blocked navigation, until the user continues or stays
 */
export function useNavigationBlocker(
  isBlocking: boolean,
): { readonly go: () => void; readonly stay: () => void } | undefined {
  const holdBack = use(BlockNavigationContext);
  const { pathname } = useLocation();
  const [blocked, setBlocked] = useState<BlockedNavigation>();
  // Blocks in a layout effect, so that no navigation can happen between rendering and blocking.
  useLayoutEffect(() => {
    if (!isBlocking) return undefined;
    return holdBack((next) => {
      if (next.to.pathname === pathname) return false;
      setBlocked(next);
      return true;
    });
  }, [isBlocking, holdBack, pathname]);
  const stay = () => setBlocked(undefined);
  return (
    blocked && {
      stay,
      go() {
        stay();
        blocked.go();
      },
    }
  );
}
