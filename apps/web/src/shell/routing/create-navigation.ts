import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router';
import type { BlockedNavigation, BlockNavigation } from '../../ui/routing/navigation-blocker.ts';
import type { NavigationHistory } from './navigation-history.ts';

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
  let state: NavigationState = { action: NavigationType.Pop, location: history.entry.location };
  let { index } = history.entry;
  /**
   * Set if the next history event is caused by this code: `back` reverts a blocked step, `on` repeats a step after it
   * was allowed.
   */
  let ownStep: 'back' | 'on' | undefined;

  const isBlocked = (to: To, go: () => void): boolean => {
    const { pathname = state.location.pathname } = typeof to === 'string' ? parsePath(to) : to;
    return blocker?.({ to: { pathname }, go }) ?? false;
  };

  /** Shows the current entry of the history. */
  const update = (action: NavigationType) => {
    index = history.entry.index;
    state = { action, location: history.entry.location };
    for (const listener of listeners) listener(state);
  };

  history.listen((entry) => {
    const causedStep = ownStep;
    ownStep = undefined;
    const delta = entry.index - index;
    if (causedStep === 'back') return;
    const step = (by: number, as: 'back' | 'on') => {
      ownStep = as;
      history.go(by);
    };
    if (causedStep !== 'on' && delta !== 0 && isBlocked(entry.location, () => step(delta, 'on'))) {
      step(-delta, 'back');
      return;
    }
    update(NavigationType.Pop);
  });

  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => history.go(delta),
    push(to, with_) {
      const go = () => {
        history.push(to, with_);
        update(NavigationType.Push);
      };
      if (!isBlocked(to, go)) go();
    },
    replace(to, with_) {
      const go = () => {
        history.replace(to, with_);
        update(NavigationType.Replace);
      };
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
