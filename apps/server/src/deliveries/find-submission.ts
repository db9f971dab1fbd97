import { driveItem, findDownloadUrl, type GraphClient, type ListItem } from '@tideform/graph';
import { findLibrary, listResponseRows, type ResponseFile, readJsonFile, responseFile } from '@tideform/sync/library';

/**
 * Submission in the library, read with the caller's permissions. Its files are fetched once and shared by all targets.
 */
export interface StoredSubmission {
  readonly graph: GraphClient;
  readonly driveId: string;
  readonly row: ListItem;
  /** @throws UnreadableFile */
  read(): Promise<ResponseFile>;
  /**
   * Reads the PDF in base64; `undefined` if there is none, or it exceeds `mostBytes`. A link leads to larger ones in
   * the library.
   */
  readPdf(mostBytes: number): Promise<string | undefined>;
}

/** Finds a submission of a form; `undefined` if the library has none that the caller may read. */
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
    read() {
      file ??= read();
      return file;
    },
    async readPdf(mostBytes) {
      if (!pdfItem || (pdfItem.size ?? 0) > mostBytes) return undefined;
      pdf ??= download(graph, driveId, pdfItem.id);
      return pdf;
    },
  };
}

/** Downloads a file in base64. */
async function download(graph: GraphClient, driveId: string, itemId: string): Promise<string | undefined> {
  const url = await findDownloadUrl(graph, { driveId, itemId });
  if (!url) return undefined;
  const content = await graph.download(url);
  return Buffer.from(await content.arrayBuffer()).toString('base64');
}
