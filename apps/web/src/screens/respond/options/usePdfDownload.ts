import { useMessages } from '@tideform/i18n/react';
import { useDrawPdf } from '../../../data/useDrawPdf.ts';
import { useSubmissionReader } from '../../../data/useSubmissionReader.ts';
import { useTeam } from '../../../data/useTeam.ts';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { respondMessages } from '../respond.messages.ts';
import { nameOf, type ShownResponse } from './shown-response.ts';

/** Offers a response's PDF: the one that lies in the library beside a submission, else one that is drawn now. */
export function usePdfDownload({ response, pdfItemId }: ShownResponse): () => Promise<void> {
  const messages = useMessages(respondMessages);
  const reader = useSubmissionReader();
  const draw = useDrawPdf();
  const team = useTeam(response.teamId);
  const tell = useTell();
  return async () => {
    try {
      const pdf = pdfItemId !== undefined && team ? await reader.pdf(team, pdfItemId) : await draw(response);
      const { saveFile } = await import('../../../ui/save-file.ts');
      saveFile(pdf, nameOf(response), 'pdf');
    } catch {
      tell('error', messages.pdfFailed);
    }
  };
}
