import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { Speech } from '@tideform/i18n';
import { SpeechContext } from '@tideform/i18n/react';
import { browserReport } from './failures/browser-report.ts';
import { ReportContext } from './failures/report-context.ts';
import { isForm, publicScreenAt } from './public-routes.tsx';
import { ErrorBoundary } from './shell/errors/ErrorBoundary.tsx';
import { ThemeProvider } from './shell/theme/ThemeProvider.tsx';
import { LateFocusWatch } from './ui/LateFocusWatch.tsx';

const useStyles = makeStyles({
  page: { minHeight: '100%', display: 'flex', padding: '24px' },
  /** A form fills the window. */
  whole: { height: '100%', padding: 0, '@media print': { height: 'auto' } },
});

/** The page of those who need not sign in: no account, no local data, no sync. */
export function PublicApp({ path, speech }: { readonly path: string; readonly speech: Speech }) {
  return (
    <SpeechContext value={speech}>
      <ReportContext value={browserReport}>
        <ThemeProvider>
          <LateFocusWatch />
          <ErrorBoundary>
            <PublicScreen path={path} />
          </ErrorBoundary>
        </ThemeProvider>
      </ReportContext>
    </SpeechContext>
  );
}

function PublicScreen({ path }: { readonly path: string }) {
  const styles = useStyles();
  return <main className={mergeClasses(styles.page, isForm(path) && styles.whole)}>{publicScreenAt(path)}</main>;
}
