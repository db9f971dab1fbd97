import { SpeechContext } from '@tideform/i18n/react';
import type { Root } from 'react-dom/client';
import { browserReport } from '../../failures/browser-report.ts';
import { ReportContext } from '../../failures/report-context.ts';
import { startSpeech } from '../speech/start-speech.ts';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { ErrorPage } from './ErrorPage.tsx';

/** Says that the page could not start; in plain English when not even its words could be loaded. */
export async function drawStartFailure(root: Root, error: unknown): Promise<void> {
  const speech = await startSpeech().catch(() => undefined);
  if (!speech) {
    browserReport('start', error);
    return root.render(<p role="alert">Oops, something went wrong. Check your connection and reload the page.</p>);
  }
  root.render(
    <SpeechContext value={speech}>
      <ReportContext value={browserReport}>
        <ThemeProvider>
          <ErrorPage error={error} />
        </ThemeProvider>
      </ReportContext>
    </SpeechContext>,
  );
}
