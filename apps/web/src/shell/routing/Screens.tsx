import { Suspense, startTransition, useLayoutEffect, useState } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router';
import { HoldBackContext } from '../../ui/held-back.ts';
import { FrameBones } from '../frame/FrameBones.tsx';
import type { Navigation } from './create-navigation.ts';

interface Props {
  readonly navigation: Navigation;
  readonly routes: RouteObject[];
}

/** The screen of the address. The one before stays until the code and the words of the next are there. */
export function Screens({ navigation, routes }: Props) {
  const [{ action, location }, setPlace] = useState(navigation.state);
  useLayoutEffect(() => navigation.subscribe((next) => startTransition(() => setPlace(next))), [navigation]);
  return (
    <HoldBackContext value={navigation.holdBack}>
      <Router location={location} navigationType={action} navigator={navigation.navigator}>
        <Suspense fallback={<FrameBones />}>
          <Routed routes={routes} />
        </Suspense>
      </Router>
    </HoldBackContext>
  );
}

function Routed({ routes }: Pick<Props, 'routes'>) {
  return useRoutes(routes);
}
