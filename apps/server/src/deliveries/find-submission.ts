import { driveItem, findDownloadUrl, type GraphClient, type ListItem } from '@tideform/graph';
import { findLibrary, listResponseRows, type ResponseFile, readJsonFile, responseFile } from '@tideform/sync/library';

/** Submission in the library, read with the caller's permissions. Each of its files is fetched at most once. */
export interface StoredSubmission {
  readonly graph: GraphClient;
  readonly driveId: string;
  readonly row: ListItem;
  /** Reads the response's file. @throws UnreadableFile */
  loadFile(): Promise<ResponseFile>;
  /**
   * Reads the response's PDF in base64.
   * @returns `undefined` if there is no PDF, or if it is larger than `mostBytes`: larger PDFs are linked instead
   */
  loadPdf(mostBytes: number): Promise<string | undefined>;
}

/**
 * Finds a submission of a form in the library.
 * @returns `undefined` if it doesn't exist or the caller may not read it
 */
export async function findSubmission(
  graph: GraphClient,
  { teamId, formId, responseId }: { readonly teamId: string; readonly formId: string; readonly responseId: string },
): Promise<StoredSubmission | undefined> {
  const library = await findLibrary(graph, teamId);
  const rows = library ? await listResponseRows(graph, library.driveId, responseId) : [];
  const row = rows.find(({ fields }) => fields?.tfItemType === 'submission' && fields.tfFormId === formId);
  if (!library || !row) return undefined;
  const { driveId } = library;
  const read = async () => readJsonFile(graph, driveId, driveItem.parse(row.driveItem), responseFile);
  const pdfItem = driveItem.safeParse(rows.find(({ fields }) => fields?.tfItemType === 'pdf')?.driveItem).data;
  let file: Promise<ResponseFile> | undefined;
  let pdf: Promise<string | undefined> | undefined;
  return {
    ...{ graph, driveId, row },
    loadFile() {
      file ??= read();
      return file;
    },
    async loadPdf(mostBytes) {
      if (!pdfItem || (pdfItem.size ?? 0) > mostBytes) return undefined;
      pdf ??= downloadBase64(graph, driveId, pdfItem.id);
      return pdf;
    },
  };
}

/** Downloads a file. @returns its content in base64 */
async function downloadBase64(graph: GraphClient, driveId: string, itemId: string): Promise<string | undefined> {
  const url = await findDownloadUrl(graph, { driveId, itemId });
  if (!url) return undefined;
  const content = await graph.download(url);
  return Buffer.from(await content.arrayBuffer()).toString('base64');
}
