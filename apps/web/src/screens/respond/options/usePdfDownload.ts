import { useCallback } from 'react';
import { useSubmissionReader } from '../../../data/useSubmissionReader.ts';
import { useTeam } from '../../../data/useTeam.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useTell } from '../../../ui/useTell.ts';
import { words } from '../respond.words.ts';

/** Offers the PDF that lies in the library beside a submission. */
export function usePdfDownload(teamId: string): (pdfItemId: string, name: string) => Promise<void> {
  const reader = useSubmissionReader();
  const team = useTeam(teamId);
  const tell = useTell();
  return useCallback(
    async (pdfItemId, name) => {
      if (!team) return;
      try {
        saveFile(await reader.pdf(team, pdfItemId), name, 'pdf');
      } catch {
        tell('error', words.pdfFailed);
      }
    },
    [reader, team, tell],
  );
}
