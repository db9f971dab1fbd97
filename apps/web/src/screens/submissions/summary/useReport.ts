import { getDirection } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { aggregateMessages } from '@tideform/submission-views';
import { useState } from 'react';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatSectionError } from '../../../failures/format-page-error.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import type { ReportInput } from './report-document.ts';
import { summaryMessages } from './summary.messages.ts';

/** Returns a function that saves the summary as a PDF. */
export function useReport(input: ReportInput) {
  const messages = useMessages(summaryMessages);
  const labels = useMessages(aggregateMessages);
  const failures = useMessages(failureMessages);
  const { locale, language } = useLocale();
  const notify = useShowToast();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [{ createReportDocument: reportDocument }, { drawBars }, { renderDocumentPdf: drawPaper }] =
        await Promise.all([
          import('./report-document.ts'),
          import('./draw-bars.ts'),
          import('../../../paper/render-document-pdf.ts'),
        ]);
      const document = await reportDocument(input, {
        messages,
        labels,
        locale,
        direction: getDirection(language),
        drawChart: drawBars,
      });
      saveFile(await drawPaper(document), `${input.title} ${messages.summary}`, 'pdf');
    } catch (cause) {
      notify('error', formatSectionError(cause, failures));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
