import type { SubmissionItem, SubmissionReader, TeamRow } from '@tideform/sync';
import { saveFile } from '../../ui/save-file.ts';

/** @returns whether there is one @throws what the library says */
export async function downloadPdf(reader: SubmissionReader, team: TeamRow, item: SubmissionItem): Promise<boolean> {
  const { pdfItemId } = await reader.open(team, item.responseId);
  if (!pdfItemId) return false;
  saveFile(await reader.pdf(team, pdfItemId), `${item.submissionNumber ?? ''} ${item.title}`.trim(), 'pdf');
  return true;
}
