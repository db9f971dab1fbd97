import { type GraphClient, type ListItemVersion, operations } from '@tideform/graph';
import { FailureError } from '../failures/failure-error.ts';
import { fileNames } from '../library/layout.ts';
import { readJsonVersion } from '../library/read-json-version.ts';
import { type ResponseFile, responseFile } from '../library/stored-files.ts';
import { lastModifiedProperty, parseLastModified } from '../library/stored-response.ts';

/** One submitted state of a submission. */
export interface SubmissionVersion {
  /** Version of the file in the library, such as '3.0'. */
  readonly id: string;
  /** Time of the submit, ISO-8601 UTC; empty if the library has none. */
  readonly timestamp: string;
  /** Display name of the account that wrote it; empty if the library has none. */
  readonly by: string;
  /** Submitted through a share link by an anonymous respondent. */
  readonly isAnonymous: boolean;
}

/** Maximum number of states to list. */
const maxVersions = 50;

interface FileLocation {
  readonly driveId: string;
  readonly itemId: string;
}

/**
 * Lists the submitted states of a submission, newest first. Versions that changed only columns, and drafts before the
 * submit, are skipped. Where versions don't include our hidden columns, the values are read from the files.
 */
export async function listSubmissionVersions(
  graph: GraphClient,
  { driveId, itemId }: FileLocation,
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
    const isSame = states.length > 0 && getSubmitTime(states.at(-1)!) === getSubmitTime(row);
    if (!isSame && states.length === maxVersions) break;
    // NOTE: rows are sorted newest first, and the oldest row with a state's time is its commit; a later row may already
    // contain the next JSON.
    if (isSame) states.pop();
    states.push(row);
  }
  return states.map(({ id, fields, lastModifiedBy }) => ({
    id,
    timestamp: getSubmitTime({ fields }),
    by: lastModifiedBy?.user?.displayName ?? '',
    isAnonymous: Boolean(fields?.tfFormShareSessionId),
  }));
}

/** Adds column values from the file's content to a version. A version that can't be read isn't a submission. */
async function withFields(
  graph: GraphClient,
  fileLocation: FileLocation,
  version: ListItemVersion,
  signal: AbortSignal | undefined,
): Promise<ListItemVersion> {
  const file = { name: fileNames.responseSubmitted, shape: responseFile };
  try {
    const content = await readJsonVersion(graph, { ...fileLocation, versionId: version.id }, file, signal);
    const fields = {
      tfItemType: content.manifestHash === undefined ? 'response' : 'submission',
      tfSubmissionTimestamp: content.timestamp,
      tfSubmissionMetadata: JSON.stringify(content.data.metadata),
      tfFormShareSessionId: content.formShareSessionId,
    };
    return { ...version, fields };
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    return version;
  }
}

/**
 * Returns the time when a state was submitted.
 * NOTE: an edit keeps the time of the first submit, except edits by older programs.
 */
function getSubmitTime({ fields }: Pick<ListItemVersion, 'fields'>): string {
  const first = typeof fields?.tfSubmissionTimestamp === 'string' ? fields.tfSubmissionTimestamp : '';
  return parseLastModified(fields?.tfSubmissionMetadata) ?? first;
}

/** Precision of the service's date columns, which have no milliseconds. */
const precisionMs = 1000;

/**
 * Returns whether the content belongs to a state of this submission: its first submit or last edit has the time of the
 * state.
 */
export function isSameState(
  { id, timestamp, data }: Pick<ResponseFile, 'id' | 'timestamp' | 'data'>,
  submission: { readonly id: string },
  state: Pick<SubmissionVersion, 'timestamp'>,
): boolean {
  const instants = [timestamp, data.metadata[lastModifiedProperty]].map((one) => Date.parse(String(one)));
  const wanted = Date.parse(state.timestamp);
  const isThen = Number.isNaN(wanted) || instants.some((one) => Math.abs(one - wanted) < precisionMs);
  return id === submission.id && isThen;
}
