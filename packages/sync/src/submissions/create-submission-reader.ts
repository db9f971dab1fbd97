import { downloadAddress } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { signedIn } from '../database/own-rows.ts';
import type { TeamRow } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';
import type { AnswersCache } from '../library/answers-cache.ts';
import { fileNames } from '../library/layout.ts';
import { responseFile } from '../library/stored-files.ts';
import type { StoredResponse } from '../library/stored-response.ts';
import { requireLibrary } from '../teams/require-team.ts';
import { isBy } from './is-by.ts';
import type { SubmissionPage, SubmissionQuery } from './list-submissions.ts';
import { openSubmission } from './open-submission.ts';
import type { SubmissionItem, SubmissionRange, SubmissionReader } from './submission-reader.ts';

/** What a reviewer reads, straight from the library. */
export function createSubmissionReader(context: SyncContext): SubmissionReader {
  const { database } = context;
  const { graph } = context.ports;
  let answers: AnswersCache | undefined;

  /** NOTE: lists are loaded with the first one: most pages show none. */
  async function loadLists() {
    const { createAnswersCache, listSubmissions, newestPartition, parseCursor } = await import('./lists.ts');
    answers ??= createAnswersCache();
    return { listSubmissions, newestPartition, parseCursor, answers };
  }

  /** The newest rows are asked for where they were last, while it is looked up whether they are there still. */
  async function listNewest(teamId: string, query: Omit<SubmissionQuery, 'driveId'>): Promise<SubmissionPage> {
    const { team, driveId } = await requireLibrary(context, teamId);
    const { listSubmissions, newestPartition, answers } = await loadLists();
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
    const { listSubmissions, parseCursor, answers } = await loadLists();
    return listSubmissions(graph, { ...query, driveId, answers }, parseCursor(more));
  }

  return {
    list: ({ teamId, formId }, range, more, signal) => list(teamId, { formId, ...wanted(range), signal }, more),
    async listTeam(teamId, { formId, by, fits }, more, signal) {
      const isTheirs = isBy(by, signedIn(context.ports).userId);
      const accepts: typeof isTheirs = (item) => isTheirs(item) && fits?.(item) !== false;
      return list(teamId, { formId, accepts, signal }, more);
    },
    async open(team, responseId, signal) {
      const { response, pdfItemId } = await openSubmission(graph, libraryOf(team), responseId, signal);
      return { response: { ...response, teamId: team.id }, ...(pdfItemId && { pdfItemId }) };
    },
    async history(team, submission, signal) {
      const { listHistory } = await import('./list-history.ts');
      return listHistory(graph, { driveId: libraryOf(team), itemId: itemOf(submission) }, signal);
    },
    async openVersion(team, submission, version, signal) {
      const place = { driveId: libraryOf(team), itemId: itemOf(submission), versionId: version.id };
      const file = { name: fileNames.responseSubmitted, shape: responseFile };
      const [{ isOfState }, { readJsonVersion }] = await Promise.all([
        import('./list-history.ts'),
        import('../library/read-json-version.ts'),
      ]);
      const content = await readJsonVersion(graph, place, file, signal);
      if (!isOfState(content, submission, version)) throw new Failed('version-not-downloaded', {});
      return { ...content, teamId: team.id };
    },
    async repairPartitions({ teamId, formId }, signal, onRepaired) {
      const { driveId } = await requireLibrary(context, teamId);
      const { repairPartitions } = await import('./repair-partitions.ts');
      await repairPartitions(graph, { driveId, formId, signal }, onRepaired);
    },
    async pdf(team, pdfItemId, signal) {
      const address = await downloadAddress(graph, { driveId: libraryOf(team), itemId: pdfItemId }, signal);
      if (!address) throw new Failed('file-not-downloaded', {});
      return graph.download(address, signal);
    },
  };
}

/**
 * NOTE: no column says when a submission was last changed, and one is never changed before it is submitted. So everything that was
 * submitted before the range ends is read, and the rest is left out here.
 */
function wanted({ from, to, by }: SubmissionRange): Pick<SubmissionQuery, 'range' | 'accepts'> {
  if (by !== 'lastModified') return { range: { from, to } };
  const accepts = ({ editedAt, lastModified }: SubmissionItem): boolean => {
    const at = Date.parse(editedAt ?? lastModified);
    return at >= Date.parse(from) && at < Date.parse(to);
  };
  return { range: { from: new Date(0).toISOString(), to }, accepts };
}

function libraryOf(team: TeamRow): string {
  if (!team.driveId) throw new Failed('team-not-initialized', { teamId: team.id });
  return team.driveId;
}

function itemOf({ driveItemId }: StoredResponse): string {
  if (!driveItemId) throw new Failed('no-submission-access', {});
  return driveItemId;
}
