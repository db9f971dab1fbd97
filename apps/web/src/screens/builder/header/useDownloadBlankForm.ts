import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useFormService } from '../../../data/useFormService.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { builderMessages } from '../builder.messages.ts';
import type { Draft } from '../useDraft.ts';

/** Returns a function that downloads the edited form as a PDF form to be filled in by hand. */
export function useDownloadBlankForm(form: FormRow, draft: Draft): () => Promise<void> {
  const messages = useMessages(builderMessages);
  const { getPdf } = useFormService();
  const showToast = useShowToast();
  const { schema, titleTemplate, pdfOptions } = draft;
  return async () => {
    const edited = { schema, titleTemplate, ...(pdfOptions && { pdfOptions }) };
    try {
      const { blankAnswers, createPreviewResponse: previewResponse } = await import('../pdf/preview-response.ts');
      saveFile(await getPdf(previewResponse(form, edited, blankAnswers)), form.title, 'pdf');
    } catch {
      showToast('error', messages.blankFailed);
    }
  };
}
