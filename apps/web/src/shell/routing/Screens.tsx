import { startTransition, useLayoutEffect, useState } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router';
import { BlockNavigationContext } from '../../ui/navigation-blocker.ts';
import { FrameSkeleton } from '../frame/FrameSkeleton.tsx';
import type { Navigation, NavigationState } from './create-navigation.ts';
import { findScreen } from './find-screen.ts';

interface Props {
  readonly navigation: Navigation;
  /** Routes of the app. A route that shows a screen also has the screen as its `handle`. */
  readonly routes: RouteObject[];
}

/**
 * Renders the screen of the current path. The previous screen stays visible until the code and messages of the next
 * screen are loaded.
 */
export function Screens({ navigation, routes }: Props) {
  const shownLocation = useShownLocation(navigation, routes);
  if (!shownLocation) return <FrameSkeleton />;
  return (
    <BlockNavigationContext value={navigation.block}>
      <Router location={shownLocation.location} navigationType={shownLocation.action} navigator={navigation.navigator}>
        <Routed routes={routes} />
      </Router>
    </BlockNavigationContext>
  );
}

function Routed({ routes }: Pick<Props, 'routes'>) {
  return useRoutes(routes);
}

/** Returns the latest location whose screen is loaded. If loading fails, the screen itself shows the error. */
function useShownLocation(navigation: Navigation, routes: RouteObject[]): NavigationState | undefined {
  const [shown, setShown] = useState(() => (isReady(routes, navigation.state) ? navigation.state : undefined));
  useLayoutEffect(() => {
    const show = (place: NavigationState) => startTransition(() => setShown(place));
    const handleNavigation = (place: NavigationState) => {
      if (isReady(routes, place)) return show(place);
      const showIfCurrent = () => navigation.state === place && show(place);
      findScreen(routes, place.location)?.load().then(showIfCurrent, showIfCurrent);
    };
    handleNavigation(navigation.state);
    return navigation.subscribe(handleNavigation);
  }, [navigation, routes]);
  return shown;
}

function isReady(routes: RouteObject[], place: NavigationState): boolean {
  return findScreen(routes, place.location)?.isLoaded() ?? true;
}
