import { publicScreenAt } from './public-routes.tsx';
import { ErrorBoundary } from './shell/errors/ErrorBoundary.tsx';
import { ThemeProvider } from './shell/theme/ThemeProvider.tsx';

/** The page of those who need not sign in: no account, no local data, no sync. */
export function PublicApp({ path }: { readonly path: string }) {
  return (
    <ThemeProvider>
      <ErrorBoundary>
        <PublicScreen path={path} />
      </ErrorBoundary>
    </ThemeProvider>
  );
}

const PublicScreen = ({ path }: { readonly path: string }) => publicScreenAt(path);
