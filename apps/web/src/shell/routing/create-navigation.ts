import {
  type Location,
  type NavigationType,
  type Navigator,
  parsePath,
  type To,
  type UNSAFE_createMemoryHistory,
} from 'react-router';
import type { BlockedNavigation, BlockNavigation } from '../../ui/navigation-blocker.ts';

/** History of the browser, or a history in memory. */
type NavigationHistory = Pick<
  ReturnType<typeof UNSAFE_createMemoryHistory>,
  keyof Navigator | 'action' | 'location' | 'listen'
>;

export interface NavigationState {
  readonly action: NavigationType;
  readonly location: Location;
}

/** Current location and navigation. */
export interface Navigation {
  readonly navigator: Navigator;
  readonly state: NavigationState;
  readonly block: BlockNavigation;
  subscribe(listener: (newState: NavigationState) => void): () => void;
}

/**
 * Creates a navigation whose steps can be blocked: a blocked link isn't followed, and a blocked step back in the
 * browser is reverted.
 */
export function createNavigation(history: NavigationHistory): Navigation {
  const listeners = new Set<(newState: NavigationState) => void>();
  let blocker: ((blocked: BlockedNavigation) => boolean) | undefined;
  let state: NavigationState = { action: history.action as NavigationType, location: history.location };
  /**
   * Set if the next history event is caused by this code: `back` reverts a blocked step, `on` repeats a step after it
   * was allowed.
   */
  let ownStep: 'back' | 'on' | undefined;

  const isBlocked = (to: To, go: () => void): boolean => {
    const { pathname = state.location.pathname } = typeof to === 'string' ? parsePath(to) : to;
    return blocker?.({ to: { pathname }, go }) ?? false;
  };

  history.listen(({ action, location, delta }) => {
    const causedStep = ownStep;
    ownStep = undefined;
    if (causedStep === 'back') return;
    const step = (by: number, as: 'back' | 'on') => {
      ownStep = as;
      history.go(by);
    };
    if (action === 'POP' && causedStep !== 'on' && delta && isBlocked(location, () => step(delta, 'on'))) {
      step(-delta, 'back');
      return;
    }
    state = { action: action as NavigationType, location };
    for (const listener of listeners) listener(state);
  });

  const navigator: Navigator = {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push(to, with_) {
      const go = () => history.push(to, with_);
      if (!isBlocked(to, go)) go();
    },
    replace(to, with_) {
      const go = () => history.replace(to, with_);
      if (!isBlocked(to, go)) go();
    },
  };

  return {
    navigator,
    get state() {
      return state;
    },
    block(next) {
      blocker = next;
      return () => {
        if (blocker === next) blocker = undefined;
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
