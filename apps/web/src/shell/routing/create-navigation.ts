import {
  type Location,
  type NavigationType,
  type Navigator,
  parsePath,
  type To,
  type UNSAFE_createMemoryHistory,
} from 'react-router';
import type { HoldBack, Way } from '../../ui/held-back.ts';

/** The browser's, or one in memory. */
type History = Pick<ReturnType<typeof UNSAFE_createMemoryHistory>, keyof Navigator | 'action' | 'location' | 'listen'>;

export interface Place {
  readonly action: NavigationType;
  readonly location: Location;
}

/** Where the person is, and how they go on. */
export interface Navigation {
  readonly navigator: Navigator;
  readonly state: Place;
  readonly holdBack: HoldBack;
  subscribe(listener: (place: Place) => void): () => void;
}

/** A history whose steps can be held back: a link is not followed, and who went back in the browser returns. */
export function createNavigation(history: History): Navigation {
  const listeners = new Set<(place: Place) => void>();
  let asks: ((way: Way) => boolean) | undefined;
  let state: Place = { action: history.action as NavigationType, location: history.location };
  /** The next step of the browser is ours: `back` undoes one that is held back, `on` makes it after all. */
  let own: 'back' | 'on' | undefined;

  const isHeld = (to: To, go: () => void): boolean => {
    const { pathname = state.location.pathname } = typeof to === 'string' ? parsePath(to) : to;
    return asks?.({ to: { pathname }, go }) ?? false;
  };

  history.listen(({ action, location, delta }) => {
    const mine = own;
    own = undefined;
    if (mine === 'back') return;
    const step = (by: number, as: 'back' | 'on') => {
      own = as;
      history.go(by);
    };
    if (action === 'POP' && mine !== 'on' && delta && isHeld(location, () => step(delta, 'on'))) {
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
      if (!isHeld(to, go)) go();
    },
    replace(to, with_) {
      const go = () => history.replace(to, with_);
      if (!isHeld(to, go)) go();
    },
  };

  return {
    navigator,
    get state() {
      return state;
    },
    holdBack(next) {
      asks = next;
      return () => {
        if (asks === next) asks = undefined;
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
