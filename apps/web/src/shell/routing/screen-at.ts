import type { OnDemand } from '@tideform/components/kit/on-demand.tsx';
import { type Location, matchRoutes, type RouteObject } from 'react-router';

/** The screen of that address; `undefined` where a route draws something else. */
export function screenAt(routes: RouteObject[], location: string | Location): OnDemand<object> | undefined {
  return matchRoutes(routes, location)?.find(({ route }) => route.handle)?.route.handle;
}
