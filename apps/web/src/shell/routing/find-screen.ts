import type { OnDemand } from '@tideform/components/kit/on-demand.tsx';
import { type Location, matchRoutes, type RouteObject } from 'react-router';

/** Returns the screen of a location; `undefined` for routes that don't show a screen. */
export function findScreen(routes: RouteObject[], location: string | Location): OnDemand<object> | undefined {
  return matchRoutes(routes, location)?.find(({ route }) => route.handle)?.route.handle;
}
