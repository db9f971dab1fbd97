import { driveItem, type GraphClient, type ListItem, operations } from '@tideform/graph';
import { findLibrary, type ResponseFile, readJsonFile, responseFile, responseRows } from '@tideform/sync/library';

/** A submission as the caller sees it in the library. */
export interface StoredSubmission {
  readonly graph: GraphClient;
  readonly driveId: string;
  /** All that belongs to the response. */
  readonly rows: readonly ListItem[];
  readonly row: ListItem;
}

/** `undefined`: the library shows the caller no such submission of the form. */
export async function findSubmission(
  graph: GraphClient,
  { teamId, formId, responseId }: { readonly teamId: string; readonly formId: string; readonly responseId: string },
): Promise<StoredSubmission | undefined> {
  const library = await findLibrary(graph, teamId);
  const rows = library ? await responseRows(graph, library.driveId, responseId) : [];
  const row = rows.find(({ fields }) => fields?.tfItemType === 'submission' && fields.tfFormId === formId);
  return library && row && { graph, driveId: library.driveId, rows, row };
}

/** @throws UnreadableFile */
export function readResponse({ graph, driveId, row }: StoredSubmission): Promise<ResponseFile> {
  return readJsonFile(graph, driveId, driveItem.parse(row.driveItem), responseFile);
}

/** Larger ones stay in the library: the link leads there. */
const usualPdfBytes = 10 * 1024 * 1024;

/** In base64; `undefined`: there is none, or it has more than `mostBytes`. */
export async function readPdf(
  { graph, driveId, rows }: StoredSubmission,
  mostBytes = usualPdfBytes,
): Promise<string | undefined> {
  const item = driveItem.safeParse(rows.find(({ fields }) => fields?.tfItemType === 'pdf')?.driveItem);
  if (!item.success || (item.data.size ?? 0) > mostBytes) return undefined;
  const query = { select: ['id', 'name', '@microsoft.graph.downloadUrl'] };
  const fresh = await graph.call(operations.getItem, { driveId, itemId: item.data.id }, { query });
  const address = fresh['@microsoft.graph.downloadUrl'];
  if (!address) return undefined;
  const content = await graph.download(address);
  return Buffer.from(await content.arrayBuffer()).toString('base64');
}
