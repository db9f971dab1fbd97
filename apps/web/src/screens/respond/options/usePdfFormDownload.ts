import { useLocale, useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { useFormService } from '../../../data/useFormService.ts';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { respondMessages } from '../respond.messages.ts';
import { getDisplayName, type ShownResponse } from './shown-response.ts';

/**
 * Returns a function that downloads the PDF form filled with a response's answers; `undefined` if the form wasn't made
 * from a PDF.
 */
export function usePdfFormDownload({ response }: ShownResponse): ((isFlat: boolean) => Promise<void>) | undefined {
  const messages = useMessages(respondMessages);
  const { locale } = useLocale();
  const forms = useFormService();
  const notify = useShowToast();
  const { schema } = response;
  // A text search suffices; the form is traversed only on download.
  const hasPdfForm = useMemo(() => JSON.stringify(schema ?? {}).includes('"format":"pdf"'), [schema]);
  if (!hasPdfForm) return undefined;
  return async (isFlat) => {
    try {
      const pdfForm = await forms.fetchPdfForm(response.formId);
      if (!pdfForm || !schema) return notify('error', messages.paperGone);
      const { fillPdfForm } = await import('./fill-pdf-form.ts');
      const { pdf, missing } = await fillPdfForm(await pdfForm.arrayBuffer(), schema, response.data.data, {
        ...{ isFlat, locale },
      });
      const { saveFile } = await import('../../../ui/save-file.ts');
      saveFile(new Blob([pdf as BlobPart], { type: 'application/pdf' }), getDisplayName(response), 'pdf');
      if (missing.length > 0) notify('info', messages.paperMissing({ which: missing.slice(0, 5).join(', ') }));
    } catch {
      notify('error', messages.pdfFailed);
    }
  };
}
