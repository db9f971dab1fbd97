import { downloadAddress, driveItem, type GraphClient, type ListItem } from '@tideform/graph';
import { findLibrary, type ResponseFile, readJsonFile, responseFile, responseRows } from '@tideform/sync/library';

/** A submission as the caller sees it in the library. Its files are fetched once, for all that is told of it. */
export interface StoredSubmission {
  readonly graph: GraphClient;
  readonly driveId: string;
  readonly row: ListItem;
  /** @throws UnreadableFile */
  read(): Promise<ResponseFile>;
  /** In base64; `undefined`: there is none, or it has more than `mostBytes`. Larger ones stay in the library: the link leads there. */
  readPdf(mostBytes: number): Promise<string | undefined>;
}

/** `undefined`: the library shows the caller no such submission of the form. */
export async function findSubmission(
  graph: GraphClient,
  { teamId, formId, responseId }: { readonly teamId: string; readonly formId: string; readonly responseId: string },
): Promise<StoredSubmission | undefined> {
  const library = await findLibrary(graph, teamId);
  const rows = library ? await responseRows(graph, library.driveId, responseId) : [];
  const row = rows.find(({ fields }) => fields?.tfItemType === 'submission' && fields.tfFormId === formId);
  if (!library || !row) return undefined;
  const { driveId } = library;
  const read = async () => readJsonFile(graph, driveId, driveItem.parse(row.driveItem), responseFile);
  const paper = driveItem.safeParse(rows.find(({ fields }) => fields?.tfItemType === 'pdf')?.driveItem).data;
  let file: Promise<ResponseFile> | undefined;
  let pdf: Promise<string | undefined> | undefined;
  return {
    ...{ graph, driveId, row },
    read() {
      file ??= read();
      return file;
    },
    async readPdf(mostBytes) {
      if (!paper || (paper.size ?? 0) > mostBytes) return undefined;
      pdf ??= download(graph, driveId, paper.id);
      return pdf;
    },
  };
}

/** In base64. */
async function download(graph: GraphClient, driveId: string, itemId: string): Promise<string | undefined> {
  const address = await downloadAddress(graph, { driveId, itemId });
  if (!address) return undefined;
  const content = await graph.download(address);
  return Buffer.from(await content.arrayBuffer()).toString('base64');
}
