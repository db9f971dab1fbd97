import { useMessages, useSpeech } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { useFormService } from '../../../data/useFormService.ts';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { respondMessages } from '../respond.messages.ts';
import { nameOf, type ShownResponse } from './shown-response.ts';

/** Offers the PDF that the form was made from, with a response's answers in it; `undefined` where it was made from none. */
export function usePaperDownload({ response }: ShownResponse): ((isFlat: boolean) => Promise<void>) | undefined {
  const messages = useMessages(respondMessages);
  const { locale } = useSpeech();
  const forms = useFormService();
  const tell = useTell();
  const { schema } = response;
  // Told by the text alone: the form is walked once somebody asks.
  const isOfPaper = useMemo(() => JSON.stringify(schema ?? {}).includes('"format":"pdf"'), [schema]);
  if (!isOfPaper) return undefined;
  return async (isFlat) => {
    try {
      const paper = await forms.paper(response.formId);
      if (!paper || !schema) return tell('error', messages.paperGone);
      const { writePaper } = await import('./write-paper.ts');
      const { pdf, missing } = await writePaper(await paper.arrayBuffer(), schema, response.data.data, {
        ...{ isFlat, locale },
      });
      const { saveFile } = await import('../../../ui/save-file.ts');
      saveFile(new Blob([pdf as BlobPart], { type: 'application/pdf' }), nameOf(response), 'pdf');
      if (missing.length > 0) tell('info', messages.paperMissing({ which: missing.slice(0, 5).join(', ') }));
    } catch {
      tell('error', messages.pdfFailed);
    }
  };
}
