import type { StoredResponse, SubmissionItem, SubmissionReader, TeamRow } from '@tideform/sync';
import { numberedTitle } from '../../ui/numbered-title.ts';
import { saveFile } from '../../ui/save-file.ts';

/** Draws a response's PDF from its answers. */
export type DrawPdf = (response: StoredResponse) => Promise<Blob>;

/** Fetches a submission's PDF, or draws it: the library gets the PDF after the answers, and sometimes never. @throws what the library says */
export async function fetchPdf(
  { reader, draw }: { readonly reader: Pick<SubmissionReader, 'pdf'>; readonly draw: DrawPdf },
  team: TeamRow,
  { response, pdfItemId }: Awaited<ReturnType<SubmissionReader['open']>>,
  signal?: AbortSignal,
): Promise<Blob> {
  return pdfItemId === undefined ? draw(response) : reader.pdf(team, pdfItemId, signal);
}

/** Saves a submission's PDF on the device. @throws what the library says */
export async function downloadPdf(
  ports: { readonly reader: SubmissionReader; readonly draw: DrawPdf },
  team: TeamRow,
  item: SubmissionItem,
): Promise<void> {
  const pdf = await fetchPdf(ports, team, await ports.reader.open(team, item.responseId));
  saveFile(pdf, numberedTitle(item.submissionNumber, item.title), 'pdf');
}
