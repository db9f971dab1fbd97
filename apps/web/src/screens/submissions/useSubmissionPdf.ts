import type { SubmissionItem, TeamRow } from '@tideform/sync';
import { useState } from 'react';
import { useDrawPdf } from '../../data/useDrawPdf.ts';
import { useSubmissionReader } from '../../data/useSubmissionReader.ts';

/** Downloads a submission's PDF; tells which one is on its way and whether the last one failed. */
export function useSubmissionPdf(team: TeamRow | null | undefined) {
  const reader = useSubmissionReader();
  const draw = useDrawPdf();
  const [busyId, setBusyId] = useState<string>();
  const [hasFailed, setFailed] = useState(false);

  async function download(item: SubmissionItem): Promise<void> {
    if (!team) return;
    setBusyId(item.responseId);
    setFailed(false);
    try {
      const { downloadPdf } = await import('./download-pdf.ts');
      await downloadPdf({ reader, draw }, team, item);
    } catch {
      setFailed(true);
    } finally {
      setBusyId(undefined);
    }
  }

  return { download, busyId, hasFailed };
}
