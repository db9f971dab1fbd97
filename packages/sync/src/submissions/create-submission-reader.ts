import { operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { signedIn } from '../database/own-rows.ts';
import type { TeamRow } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';
import { fileNames } from '../library/layout.ts';
import { readJsonVersion } from '../library/read-json-version.ts';
import { responseFile } from '../library/stored-files.ts';
import type { StoredResponse } from '../library/stored-response.ts';
import { requireLibrary } from '../teams/require-team.ts';
import { isBy } from './is-by.ts';
import { listHistory } from './list-history.ts';
import { listSubmissions, parseCursor } from './list-submissions.ts';
import { openSubmission } from './open-submission.ts';
import { newestPartition } from './partitions.ts';
import type { SubmissionReader } from './submission-reader.ts';

/** What a reviewer reads, straight from the library. */
export function createSubmissionReader(context: SyncContext): SubmissionReader {
  const { graph } = context.ports;
  const newestByDrive = new Map<string, number>();

  async function newest(driveId: string, signal?: AbortSignal): Promise<number> {
    const partition = await newestPartition(graph, driveId, newestByDrive.get(driveId) ?? 0, signal);
    newestByDrive.set(driveId, partition);
    return partition;
  }

  return {
    async list(form, range, more, signal) {
      const { driveId } = await requireLibrary(context, form.teamId);
      const start = more === undefined ? { partition: await newest(driveId, signal) } : parseCursor(more);
      return listSubmissions(graph, { driveId, formId: form.formId, range, signal }, start);
    },
    async listTeam(teamId, { formId, by, fits }, more, signal) {
      const { driveId } = await requireLibrary(context, teamId);
      const isTheirs = isBy(by, signedIn(context.ports).userId);
      const accepts: typeof isTheirs = (item) => isTheirs(item) && fits?.(item) !== false;
      const start = more === undefined ? { partition: await newest(driveId, signal) } : parseCursor(more);
      return listSubmissions(graph, { driveId, formId, accepts, signal }, start);
    },
    async open(team, responseId, signal) {
      const { response, pdfItemId } = await openSubmission(graph, libraryOf(team), responseId, signal);
      return { response: { ...response, teamId: team.id }, ...(pdfItemId && { pdfItemId }) };
    },
    async history(team, submission, signal) {
      return listHistory(graph, { driveId: libraryOf(team), itemId: itemOf(submission) }, signal);
    },
    async openVersion(team, submission, versionId, signal) {
      const place = { driveId: libraryOf(team), itemId: itemOf(submission), versionId };
      const file = { name: fileNames.responseSubmitted, shape: responseFile };
      return { ...(await readJsonVersion(graph, place, file, signal)), teamId: team.id };
    },
    async repairPartitions({ teamId, formId }, signal, onRepaired) {
      const { driveId } = await requireLibrary(context, teamId);
      const { repairPartitions } = await import('./repair-partitions.ts');
      await repairPartitions(graph, { driveId, formId, signal }, onRepaired);
    },
    async pdf(team, pdfItemId, signal) {
      const call = signal && { signal };
      const item = await graph.call(operations.getItem, { driveId: libraryOf(team), itemId: pdfItemId }, call);
      const address = item['@microsoft.graph.downloadUrl'];
      if (!address) throw new Failed('file-not-downloaded', {});
      return graph.download(address, signal);
    },
  };
}

function libraryOf(team: TeamRow): string {
  if (!team.driveId) throw new Failed('team-not-initialized', { teamId: team.id });
  return team.driveId;
}

function itemOf({ driveItemId }: StoredResponse): string {
  if (!driveItemId) throw new Failed('no-submission-access', {});
  return driveItemId;
}
