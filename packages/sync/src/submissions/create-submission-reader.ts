import { findDownloadUrl } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import type { TeamRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import type { AnswersCache } from '../library/answers-cache.ts';
import { fileNames } from '../library/layout.ts';
import { responseFile } from '../library/stored-files.ts';
import type { StoredResponse } from '../library/stored-response.ts';
import { requireLibrary } from '../teams/require-team.ts';
import { createCreatorFilter } from './create-creator-filter.ts';
import type { SubmissionPage, SubmissionQuery } from './list-submissions.ts';
import { openSubmission } from './open-submission.ts';
import type { SubmissionItem, SubmissionRange, SubmissionReader } from './submission-reader.ts';

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
