import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useFormService } from '../../../data/useFormService.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { builderMessages } from '../builder.messages.ts';
import type { Draft } from '../useDraft.ts';

/** Offers the form as it is built now, to be printed and filled in by hand. */
export function useBlankForm(form: FormRow, draft: Draft): () => Promise<void> {
  const messages = useMessages(builderMessages);
  const { getPdf } = useFormService();
  const tell = useTell();
  const { schema, titleTemplate, pdfOptions } = draft;
  return async () => {
    const edited = { schema, titleTemplate, ...(pdfOptions && { pdfOptions }) };
    try {
      const { blankAnswers, previewResponse } = await import('../pdf/preview-response.ts');
      saveFile(await getPdf(previewResponse(form, edited, blankAnswers)), form.title, 'pdf');
    } catch {
      tell('error', messages.blankFailed);
    }
  };
}
