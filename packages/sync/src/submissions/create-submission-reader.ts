import { driveItem, findDownloadUrl, type GraphClient, GraphError } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import type { TeamRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import type { AnswersCache } from '../library/answers-cache.ts';
import { fileNames } from '../library/layout.ts';
import { listResponseRows } from '../library/list-rows.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { type ResponseFile, responseFile } from '../library/stored-files.ts';
import type { StoredResponse } from '../library/stored-response.ts';
import { requireLibrary } from '../teams/require-team.ts';
import type { SubmissionPage, SubmissionQuery } from './list-submissions.ts';
import type { SubmissionItem, SubmissionRange, SubmissionReader, TeamFilter } from './submission-reader.ts';

/** Creates the reader for reviewers, which reads submissions directly from the library. */
export function createSubmissionReader(context: SyncContext): SubmissionReader {
  const { database } = context;
  const { graph } = context.ports;
  let answers: AnswersCache | undefined;

  /** NOTE: the code for lists is loaded on first use, because most pages show none. */
  async function loadListCode() {
    const {
      createAnswersCache,
      listSubmissions,
      findNewestPartition: newestPartition,
      parseCursor,
    } = await import('./lists.ts');
    answers ??= createAnswersCache();
    return { listSubmissions, newestPartition, parseCursor, answers };
  }

  /** Reads the partition that was the newest last time, while checking whether it still is. */
  async function listNewest(teamId: string, query: Omit<SubmissionQuery, 'driveId'>): Promise<SubmissionPage> {
    const { team, driveId } = await requireLibrary(context, teamId);
    const { listSubmissions, newestPartition, answers } = await loadListCode();
    const known = team.newestPartition ?? 0;
    const listFrom = (partition: number) => listSubmissions(graph, { ...query, driveId, answers }, { partition });
    const [newest, page] = await Promise.all([newestPartition(graph, driveId, known, query.signal), listFrom(known)]);
    if (newest === known) return page;
    await database.teams.update(teamId, { newestPartition: newest });
    return listFrom(newest);
  }

  async function list(teamId: string, query: Omit<SubmissionQuery, 'driveId'>, more: string | undefined) {
    if (more === undefined) return listNewest(teamId, query);
    const { driveId } = await requireLibrary(context, teamId);
    const { listSubmissions, parseCursor, answers } = await loadListCode();
    return listSubmissions(graph, { ...query, driveId, answers }, parseCursor(more));
  }

  return {
    list: ({ teamId, formId }, range, more, signal) => list(teamId, { formId, ...toQuery(range), signal }, more),
    async listTeam(teamId, { formId, by, fits }, more, signal) {
      const isTheirs = createCreatorFilter(by, requireIdentity(context.ports).userId);
      const accepts: typeof isTheirs = (item) => isTheirs(item) && fits?.(item) !== false;
      return list(teamId, { formId, accepts, signal }, more);
    },
    async open(team, responseId, signal) {
      const { response, pdfItemId } = await openSubmission(graph, getDriveId(team), responseId, signal);
      return { response: { ...response, teamId: team.id }, ...(pdfItemId && { pdfItemId }) };
    },
    async listVersions(team, submission, signal) {
      const { listSubmissionVersions: listHistory } = await import('./list-submission-versions.ts');
      return listHistory(graph, { driveId: getDriveId(team), itemId: getItemId(submission) }, signal);
    },
    async openVersion(team, submission, version, signal) {
      const fileVersion = { driveId: getDriveId(team), itemId: getItemId(submission), versionId: version.id };
      const file = { name: fileNames.responseSubmitted, shape: responseFile };
      const [{ isSameState: isOfState }, { readJsonVersion }] = await Promise.all([
        import('./list-submission-versions.ts'),
        import('../library/read-json-version.ts'),
      ]);
      const content = await readJsonVersion(graph, fileVersion, file, signal);
      if (!isOfState(content, submission, version)) throw new FailureError('version-not-downloaded', {});
      return { ...content, teamId: team.id };
    },
    async repairPartitions({ teamId, formId }, signal, onRepaired) {
      const { driveId } = await requireLibrary(context, teamId);
      const { repairPartitions } = await import('./repair-partitions.ts');
      await repairPartitions(graph, { driveId, formId, signal }, onRepaired);
    },
    async pdf(team, pdfItemId, signal) {
      const address = await findDownloadUrl(graph, { driveId: getDriveId(team), itemId: pdfItemId }, signal);
      if (!address) throw new FailureError('file-not-downloaded', {});
      return graph.download(address, signal);
    },
  };
}

/**
 * Converts the range to a query.
 * NOTE: no column contains the time of the last change, and submissions never change before they are submitted. So
 * everything submitted before the end of the range is read and filtered here.
 */
function toQuery({ from, to, by }: SubmissionRange): Pick<SubmissionQuery, 'range' | 'accepts'> {
  if (by !== 'lastModified') return { range: { from, to } };
  const accepts = ({ editedAt, lastModified }: SubmissionItem): boolean => {
    const at = Date.parse(editedAt ?? lastModified);
    return at >= Date.parse(from) && at < Date.parse(to);
  };
  return { range: { from: new Date(0).toISOString(), to }, accepts };
}

function getDriveId(team: TeamRow): string {
  if (!team.driveId) throw new FailureError('team-not-initialized', { teamId: team.id });
  return team.driveId;
}

function getItemId({ driveItemId }: StoredResponse): string {
  if (!driveItemId) throw new FailureError('no-submission-access', {});
  return driveItemId;
}

/**
 * Returns the filter for submissions by creator. Submissions through a share link are created with the connected
 * account of the link's owner, so neither `me` nor `others` includes them.
 */
function createCreatorFilter(by: TeamFilter['by'], userId: string): (item: SubmissionItem) => boolean {
  switch (by) {
    case 'all':
      return () => true;
    case 'anonymous':
      return (item) => item.anonymous;
    case 'me':
      return (item) => !item.anonymous && item.createdById === userId;
    case 'others':
      return (item) => !item.anonymous && item.createdById !== userId;
  }
}

/**
 * Reads one complete submission by its response ID, with the item ID of its PDF.
 *
 * @throws FailureError `no-submission-access`
 */
async function openSubmission(
  graph: GraphClient,
  driveId: string,
  responseId: string,
  signal?: AbortSignal,
): Promise<{ readonly response: ResponseFile; readonly pdfItemId?: string }> {
  const rows = await wrapRefusal(() => listResponseRows(graph, driveId, responseId, signal));
  const submission = rows.find((row) => row.fields?.tfItemType === 'submission');
  const item = driveItem.safeParse(submission?.driveItem);
  if (!item.success) throw new FailureError('no-submission-access', {});
  const content = await wrapRefusal(() => readJsonFile(graph, driveId, item.data, responseFile, signal));
  // NOTE: locations are taken from the library, never from the file's content, which other users may have written.
  const { webUrl: _url, driveItemId: _item, folderDriveItemId: _folder, ...rest } = content;
  const { id: driveItemId, webUrl, parentReference } = item.data;
  const folderDriveItemId = parentReference?.id;
  const itemLocation = { driveItemId, ...(webUrl && { webUrl }), ...(folderDriveItemId && { folderDriveItemId }) };
  const response: ResponseFile = { ...rest, ...itemLocation };
  const pdf = driveItem.safeParse(rows.find((row) => row.fields?.tfItemType === 'pdf')?.driveItem);
  return { response, ...(pdf.success && { pdfItemId: pdf.data.id }) };
}

async function wrapRefusal<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof GraphError && (error.status === 403 || error.status === 404)) {
      throw new FailureError('no-submission-access', {}, { cause: error });
    }
    throw error;
  }
}
