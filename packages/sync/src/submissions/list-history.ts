import { type GraphClient, type ListItemVersion, operations } from '@tideform/graph';
import { Failed } from '../failures/failed.ts';
import { lastModifiedName, readLastModified } from '../library/last-modified.ts';
import { fileNames } from '../library/layout.ts';
import { readJsonVersion } from '../library/read-json-version.ts';
import { type ResponseFile, responseFile } from '../library/stored-files.ts';

/** One state of a submission: what somebody has submitted. */
export interface SubmissionVersion {
  /** The file's version in the library: '3.0'. */
  readonly id: string;
  /** When it was submitted: ISO-8601 UTC; '' when the library does not say. */
  readonly timestamp: string;
  /** Display name of who brought it there; '' when the library does not say. */
  readonly by: string;
  /** Through a share link: nobody knows who. */
  readonly isAnonymous: boolean;
}

/** More than that nobody looks through. */
const most = 50;

interface FilePlace {
  readonly driveId: string;
  readonly itemId: string;
}

/**
 * States of a submission, newest first. What changed columns or the draft before it is none. Where versions don't show our hidden columns,
 * the files say the same.
 */
export async function listHistory(
  graph: GraphClient,
  { driveId, itemId }: FilePlace,
  signal?: AbortSignal,
): Promise<readonly SubmissionVersion[]> {
  const calling = signal && { signal };
  const item = await graph.call(
    operations.getItemListItem,
    { driveId, itemId },
    { query: { select: ['id'] }, ...calling },
  );
  const query = {
    expand: 'fields($select=tfItemType,tfSubmissionTimestamp,tfSubmissionMetadata,tfFormShareSessionId)',
    top: 50,
  };
  const rows = graph.rows(operations.listListItemVersions, { driveId, listItemId: item.id }, { query, ...calling });
  const states: ListItemVersion[] = [];
  let isBare: boolean | undefined;
  for await (const listed of rows) {
    isBare ??= listed.fields?.tfItemType === undefined;
    const row = isBare ? await withFields(graph, { driveId, itemId }, listed, signal) : listed;
    if (row.fields?.tfItemType !== 'submission') break;
    const isSame = states.length > 0 && timeOf(states.at(-1)!) === timeOf(row);
    if (!isSame && states.length === most) break;
    // NOTE: rows come newest first, and the oldest with a state's time is its commit: a later one may hold the next JSON already.
    if (isSame) states.pop();
    states.push(row);
  }
  return states.map(({ id, fields, lastModifiedBy }) => ({
    id,
    timestamp: timeOf({ fields }),
    by: lastModifiedBy?.user?.displayName ?? '',
    isAnonymous: Boolean(fields?.tfFormShareSessionId),
  }));
}

/** A version with the values of the columns that its file is the source of. One that can't be read is no submission. */
async function withFields(
  graph: GraphClient,
  place: FilePlace,
  version: ListItemVersion,
  signal: AbortSignal | undefined,
): Promise<ListItemVersion> {
  const file = { name: fileNames.responseSubmitted, shape: responseFile };
  try {
    const content = await readJsonVersion(graph, { ...place, versionId: version.id }, file, signal);
    const fields = {
      tfItemType: content.manifestHash === undefined ? 'response' : 'submission',
      tfSubmissionTimestamp: content.timestamp,
      tfSubmissionMetadata: JSON.stringify(content.data.metadata),
      tfFormShareSessionId: content.formShareSessionId,
    };
    return { ...version, fields };
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    return version;
  }
}

/** When a state was submitted. NOTE: an edit keeps the time of the first submit; those of former programs did not. */
function timeOf({ fields }: Pick<ListItemVersion, 'fields'>): string {
  const first = typeof fields?.tfSubmissionTimestamp === 'string' ? fields.tfSubmissionTimestamp : '';
  return readLastModified(fields?.tfSubmissionMetadata) ?? first;
}

/** Date columns of the service have no milliseconds. */
const PRECISION_MS = 1000;

/** Whether content is of a submission's state: it was first submitted, or last edited, when the history says. */
export function isOfState(
  { id, timestamp, data }: Pick<ResponseFile, 'id' | 'timestamp' | 'data'>,
  submission: { readonly id: string },
  state: Pick<SubmissionVersion, 'timestamp'>,
): boolean {
  const instants = [timestamp, data.metadata[lastModifiedName]].map((one) => Date.parse(String(one)));
  const wanted = Date.parse(state.timestamp);
  const isThen = Number.isNaN(wanted) || instants.some((one) => Math.abs(one - wanted) < PRECISION_MS);
  return id === submission.id && isThen;
}
