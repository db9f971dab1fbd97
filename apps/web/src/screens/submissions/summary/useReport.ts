import { directionOf } from '@tideform/i18n';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { aggregateMessages } from '@tideform/submission-views';
import { useState } from 'react';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { oopsIn } from '../../../failures/oops.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useTell } from '../../../ui/toasts/useTell.ts';
import type { Reported } from './report-document.ts';
import { summaryMessages } from './summary.messages.ts';

/** Brings the summary as a PDF. */
export function useReport(reported: Reported) {
  const messages = useMessages(summaryMessages);
  const said = useMessages(aggregateMessages);
  const failures = useMessages(failureMessages);
  const { locale, language } = useSpeech();
  const tell = useTell();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [{ reportDocument }, { drawBars }, { drawPaper }] = await Promise.all([
        import('./report-document.ts'),
        import('./draw-bars.ts'),
        import('../../../paper/draw-paper.ts'),
      ]);
      const document = await reportDocument(reported, {
        messages,
        said,
        locale,
        direction: directionOf(language),
        draw: drawBars,
      });
      saveFile(await drawPaper(document), `${reported.title} ${messages.summary}`, 'pdf');
    } catch (cause) {
      tell('error', oopsIn(cause, failures));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
