import { figureWords } from '@tideform/desk';
import { directionOf } from '@tideform/words';
import { useSpeech, useWords } from '@tideform/words/react';
import { useState } from 'react';
import { failureWords } from '../../../failures/failure.words.ts';
import { oopsIn } from '../../../failures/oops.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useTell } from '../../../ui/toasts/useTell.ts';
import type { Reported } from './report-document.ts';
import { summaryWords } from './summary.words.ts';

/** Brings the summary as a PDF. */
export function useReport(reported: Reported) {
  const words = useWords(summaryWords);
  const said = useWords(figureWords);
  const failures = useWords(failureWords);
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
        words,
        said,
        locale,
        direction: directionOf(language),
        draw: drawBars,
      });
      saveFile(await drawPaper(document), `${reported.title} ${words.summary}`, 'pdf');
    } catch (cause) {
      tell('error', oopsIn(cause, failures));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
