import type { OnDemand } from '@tideform/components/kit/on-demand.tsx';
import { startTransition, useLayoutEffect, useState } from 'react';
import { type Location, matchRoutes, Outlet, type RouteObject, Router, useLocation, useRoutes } from 'react-router';
import { BlockNavigationContext } from '../../ui/routing/navigation-blocker.ts';
import { ErrorBoundary } from '../errors/ErrorPage.tsx';
import { FrameSkeleton } from '../frame/FrameSkeleton.tsx';
import type { Navigation, NavigationState } from './create-navigation.ts';

interface ScreensProps {
  readonly navigation: Navigation;
  /** Routes of the app. A route that shows a screen also has the screen as its `handle`. */
  readonly routes: RouteObject[];
}

/**
 * Renders the screen of the current path. The previous screen stays visible until the code and messages of the next
 * screen are loaded.
 */
export function Screens({ navigation, routes }: ScreensProps) {
  const shownLocation = useShownLocation(navigation, routes);
  if (!shownLocation) return <FrameSkeleton />;
  return (
    <BlockNavigationContext value={navigation.block}>
      <Router location={shownLocation.location} navigationType={shownLocation.action} navigator={navigation.navigator}>
        <RoutedScreen routes={routes} />
      </Router>
    </BlockNavigationContext>
  );
}

function RoutedScreen({ routes }: Pick<ScreensProps, 'routes'>) {
  return useRoutes(routes);
}

/** Returns the latest location whose screen is loaded. If loading fails, the screen itself shows the error. */
function useShownLocation(navigation: Navigation, routes: RouteObject[]): NavigationState | undefined {
  const [shown, setShown] = useState(() => (isScreenLoaded(routes, navigation.state) ? navigation.state : undefined));
  useLayoutEffect(() => {
    const show = (state: NavigationState) => startTransition(() => setShown(state));
    const handleNavigation = (state: NavigationState) => {
      if (isScreenLoaded(routes, state)) return show(state);
      const showIfCurrent = () => navigation.state === state && show(state);
      findScreen(routes, state.location)?.load().then(showIfCurrent, showIfCurrent);
    };
    handleNavigation(navigation.state);
    return navigation.subscribe(handleNavigation);
  }, [navigation, routes]);
  return shown;
}

function isScreenLoaded(routes: RouteObject[], state: NavigationState): boolean {
  return findScreen(routes, state.location)?.isLoaded() ?? true;
}

/** Renders the error page in place of a route that throws, until the path changes. */
export function RouteErrors() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** Returns the screen of a location; `undefined` for routes that don't show a screen. */
export function findScreen(routes: RouteObject[], location: string | Location): OnDemand<object> | undefined {
  return matchRoutes(routes, location)?.find(({ route }) => route.handle)?.route.handle;
}
