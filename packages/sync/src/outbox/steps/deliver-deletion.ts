import { driveItem } from '@tideform/graph';
import { readJsonFile } from '../../library/read-json-file.ts';
import { listResponseRows } from '../../library/response-rows.ts';
import { responseFile } from '../../library/stored-files.ts';
import { requireLibrary } from '../../teams/require-team.ts';
import type { SubmitStep } from './submission.ts';

/** Fixed revision, so that the deletion of a response is a single event, however often it is requested. */
const deletionRevision = 0;

/**
 * Before a submission is deleted, asks the server to notify the form's webhooks. Nothing is sent for drafts and for
 * submissions that are already deleted.
 */
export const deliverDeletion: SubmitStep = async ({ run, row }) => {
  const { responseId, teamId } = row;
  const { graph, server } = run.ports;
  const { driveId } = await requireLibrary(run, teamId);
  const rows = await listResponseRows(graph, driveId, responseId);
  const item = driveItem.safeParse(rows.find((one) => one.fields?.tfItemType === 'submission')?.driveItem);
  if (item.success) {
    const { formId } = await readJsonFile(graph, driveId, item.data, responseFile);
    await server.deliver(teamId, formId, { responseId, revision: deletionRevision, triggerType: 'delete' });
  }
  return { next: 'removeRemote' };
};
