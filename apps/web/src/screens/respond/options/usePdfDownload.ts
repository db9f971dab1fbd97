import { useMessages } from '@tideform/i18n/react';
import { useRenderPdf } from '../../../data/useRenderPdf.ts';
import { useSubmissionReader } from '../../../data/useSubmissionReader.ts';
import { useTeam } from '../../../data/useTeam.ts';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { respondMessages } from '../respond.messages.ts';
import { getDisplayName, type ShownResponse } from './shown-response.ts';

/** Returns a function that downloads a response's PDF: the one in the library, or one generated on the device. */
export function usePdfDownload({ response, pdfItemId }: ShownResponse): () => Promise<void> {
  const messages = useMessages(respondMessages);
  const reader = useSubmissionReader();
  const renderPdf = useRenderPdf();
  const team = useTeam(response.teamId);
  const notify = useShowToast();
  return async () => {
    try {
      const pdf = pdfItemId !== undefined && team ? await reader.pdf(team, pdfItemId) : await renderPdf(response);
      const { saveFile } = await import('../../../ui/save-file.ts');
      saveFile(pdf, getDisplayName(response), 'pdf');
    } catch {
      notify('error', messages.pdfFailed);
    }
  };
}
