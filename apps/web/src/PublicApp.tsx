import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { Locale } from '@tideform/i18n';
import { LocaleContext } from '@tideform/i18n/react';
import { reportFailureInBrowser } from './failures/browser-report.ts';
import { ReportFailureContext } from './failures/report-failure-context.ts';
import { isFormPath, renderPublicScreen } from './public-routes.tsx';
import { ErrorBoundary } from './shell/errors/ErrorPage.tsx';
import { ThemeProvider } from './shell/theme/ThemeProvider.tsx';
import { DeferredFocusWatch } from './ui/dialogs/DeferredFocusWatch.tsx';

const useStyles = makeStyles({
  page: { minHeight: '100%', display: 'flex', padding: '24px' },
  /** A form fills the whole window. */
  whole: { height: '100%', padding: 0, '@media print': { height: 'auto' } },
});

/** Root component of the page for share links. It has no account, no local data and no sync. */
export function PublicApp({ path, locale }: { readonly path: string; readonly locale: Locale }) {
  return (
    <LocaleContext value={locale}>
      <ReportFailureContext value={reportFailureInBrowser}>
        <ThemeProvider>
          <DeferredFocusWatch />
          <ErrorBoundary>
            <PublicScreen path={path} />
          </ErrorBoundary>
        </ThemeProvider>
      </ReportFailureContext>
    </LocaleContext>
  );
}

function PublicScreen({ path }: { readonly path: string }) {
  const styles = useStyles();
  return (
    <main className={mergeClasses(styles.page, isFormPath(path) && styles.whole)}>{renderPublicScreen(path)}</main>
  );
}
