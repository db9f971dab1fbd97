import { LocaleContext } from '@tideform/i18n/react';
import type { Root } from 'react-dom/client';
import { reportFailureInBrowser } from '../../failures/browser-report.ts';
import { ReportFailureContext } from '../../failures/report-failure-context.ts';
import { startLocale } from '../locale/locale-choice.ts';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { ErrorPage } from './ErrorPage.tsx';

/**
 * Renders the error of a page that couldn't start. The message is in English if the message catalogs couldn't be
 * loaded.
 */
export async function renderStartFailure(root: Root, error: unknown): Promise<void> {
  const locale = await startLocale().catch(() => undefined);
  if (!locale) {
    reportFailureInBrowser('start', error);
    return root.render(<p role="alert">Oops, something went wrong. Check your connection and reload the page.</p>);
  }
  root.render(
    <LocaleContext value={locale}>
      <ReportFailureContext value={reportFailureInBrowser}>
        <ThemeProvider>
          <ErrorPage error={error} />
        </ThemeProvider>
      </ReportFailureContext>
    </LocaleContext>,
  );
}
