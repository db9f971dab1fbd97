import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';

/** What throws below shows the error page in its place, until the person goes on. */
export function RouteErrors() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary at={pathname}>
      <Outlet />
    </ErrorBoundary>
  );
}
