import type { StoredResponse, SubmissionItem, SubmissionReader, TeamRow } from '@tideform/sync';
import { saveFile } from '../../ui/browser/save-file.ts';
import { formatNumberedTitle } from '../../ui/formatting/format-numbered-title.ts';

/** Renders a response's PDF from its answers. */
export type RenderPdf = (response: StoredResponse) => Promise<Blob>;

/**
 * Fetches a submission's PDF, or renders it if the library has none: the PDF is uploaded after the answers, and
 * sometimes never.
 *
 * @throws errors of the library
 */
export async function fetchPdf(
  { reader, renderPdf }: { readonly reader: Pick<SubmissionReader, 'pdf'>; readonly renderPdf: RenderPdf },
  team: TeamRow,
  { response, pdfItemId }: Awaited<ReturnType<SubmissionReader['open']>>,
  signal?: AbortSignal,
): Promise<Blob> {
  return pdfItemId === undefined ? renderPdf(response) : reader.pdf(team, pdfItemId, signal);
}

/** Saves a submission's PDF on the device. @throws errors of the library */
export async function downloadPdf(
  ports: { readonly reader: SubmissionReader; readonly renderPdf: RenderPdf },
  team: TeamRow,
  item: SubmissionItem,
): Promise<void> {
  const pdf = await fetchPdf(ports, team, await ports.reader.open(team, item.responseId));
  saveFile(pdf, formatNumberedTitle(item.submissionNumber, item.title), 'pdf');
}
