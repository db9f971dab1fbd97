import { startTransition, useLayoutEffect, useState } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router';
import { HoldBackContext } from '../../ui/held-back.ts';
import { FrameBones } from '../frame/FrameBones.tsx';
import type { Navigation, Place } from './create-navigation.ts';
import { screenAt } from './screen-at.ts';

interface Props {
  readonly navigation: Navigation;
  /** A route with a screen has the screen as its `handle`, too. */
  readonly routes: RouteObject[];
}

/** The screen of the address. The one before stays until the code and the words of the next are there. */
export function Screens({ navigation, routes }: Props) {
  const place = useShownPlace(navigation, routes);
  if (!place) return <FrameBones />;
  return (
    <HoldBackContext value={navigation.holdBack}>
      <Router location={place.location} navigationType={place.action} navigator={navigation.navigator}>
        <Routed routes={routes} />
      </Router>
    </HoldBackContext>
  );
}

function Routed({ routes }: Pick<Props, 'routes'>) {
  return useRoutes(routes);
}

/** The latest place whose screen is here. One that does not come says so itself, in its place. */
function useShownPlace(navigation: Navigation, routes: RouteObject[]): Place | undefined {
  const [shown, setShown] = useState(() => (isReady(routes, navigation.state) ? navigation.state : undefined));
  useLayoutEffect(() => {
    const show = (place: Place) => startTransition(() => setShown(place));
    const follow = (place: Place) => {
      if (isReady(routes, place)) return show(place);
      const isWanted = () => navigation.state === place && show(place);
      screenAt(routes, place.location)?.load().then(isWanted, isWanted);
    };
    follow(navigation.state);
    return navigation.subscribe(follow);
  }, [navigation, routes]);
  return shown;
}

function isReady(routes: RouteObject[], place: Place): boolean {
  return screenAt(routes, place.location)?.isLoaded() ?? true;
}
