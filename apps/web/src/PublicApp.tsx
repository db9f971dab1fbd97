import { makeStyles } from '@fluentui/react-components';
import type { Speech } from '@tideform/words';
import { SpeechContext } from '@tideform/words/react';
import { browserReport } from './failures/browser-report.ts';
import { ReportContext } from './failures/report-context.ts';
import { publicScreenAt } from './public-routes.tsx';
import { ErrorBoundary } from './shell/errors/ErrorBoundary.tsx';
import { ThemeProvider } from './shell/theme/ThemeProvider.tsx';

const useStyles = makeStyles({ page: { minHeight: '100%', display: 'flex', padding: '24px' } });

/** The page of those who need not sign in: no account, no local data, no sync. */
export function PublicApp({ path, speech }: { readonly path: string; readonly speech: Speech }) {
  return (
    <SpeechContext value={speech}>
      <ReportContext value={browserReport}>
        <ThemeProvider>
          <ErrorBoundary>
            <PublicScreen path={path} />
          </ErrorBoundary>
        </ThemeProvider>
      </ReportContext>
    </SpeechContext>
  );
}

function PublicScreen({ path }: { readonly path: string }) {
  return <main className={useStyles().page}>{publicScreenAt(path)}</main>;
}
