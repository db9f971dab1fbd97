import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';

/** Renders the error page in place of a route that throws, until the path changes. */
export function RouteErrors() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Outlet />
    </ErrorBoundary>
  );
}
