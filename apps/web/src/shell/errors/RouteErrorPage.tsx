import { useRouteError } from 'react-router';
import { ErrorPage } from './ErrorPage.tsx';

/** The error page of a route. */
export function RouteErrorPage() {
  return <ErrorPage error={useRouteError()} />;
}
