import type { OnDemand } from '@tideform/components/kit/on-demand.tsx';
import { startTransition, useLayoutEffect, useState } from 'react';
import { matchRoutes, type RouteObject, Router, useRoutes } from 'react-router';
import { HoldBackContext } from '../../ui/held-back.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { FrameBones } from '../frame/FrameBones.tsx';
import type { Navigation, Place } from './create-navigation.ts';

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
        <ErrorBoundary>
          <Routed routes={routes} />
        </ErrorBoundary>
      </Router>
    </HoldBackContext>
  );
}

function Routed({ routes }: Pick<Props, 'routes'>) {
  return useRoutes(routes);
}

/** The latest place whose screen is here. One that does not come says so itself, in its place. */
function useShownPlace(navigation: Navigation, routes: RouteObject[]): Place | undefined {
  const screenAt = ({ location }: Place) =>
    matchRoutes(routes, location)?.find(({ route }) => route.handle)?.route.handle as OnDemand<object> | undefined;
  const isReady = (place: Place) => screenAt(place)?.isLoaded() ?? true;
  const [shown, setShown] = useState(() => (isReady(navigation.state) ? navigation.state : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the routes are the same ones for as long as the page is open
  useLayoutEffect(() => {
    const show = (place: Place) => startTransition(() => setShown(place));
    const follow = (place: Place) => {
      if (isReady(place)) return show(place);
      const isWanted = () => navigation.state === place && show(place);
      screenAt(place)?.load().then(isWanted, isWanted);
    };
    if (shown !== navigation.state) follow(navigation.state);
    return navigation.subscribe(follow);
  }, [navigation]);
  return shown;
}
