import type { SubmissionItem, TeamRow } from '@tideform/sync';
import { useState } from 'react';
import { useRenderPdf } from '../../data/responses/useResponseFiles.ts';
import { useSubmissionReader } from '../../data/submissions/useSubmissionReader.ts';

/**
 * Returns a function to download a submission's PDF, the ID of the response being downloaded, and whether the last
 * download failed.
 */
export function useSubmissionPdf(team: TeamRow | null | undefined) {
  const reader = useSubmissionReader();
  const renderPdf = useRenderPdf();
  const [busyId, setBusyId] = useState<string>();
  const [hasFailed, setFailed] = useState(false);

  async function download(item: SubmissionItem): Promise<void> {
    if (!team) return;
    setBusyId(item.responseId);
    setFailed(false);
    try {
      const { downloadPdf } = await import('./download-pdf.ts');
      await downloadPdf({ reader, renderPdf }, team, item);
    } catch {
      setFailed(true);
    } finally {
      setBusyId(undefined);
    }
  }

  return { download, busyId, hasFailed };
}
