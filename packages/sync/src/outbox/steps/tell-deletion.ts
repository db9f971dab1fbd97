import { driveItem } from '@tideform/graph';
import { readJsonFile } from '../../library/read-json-file.ts';
import { responseRows } from '../../library/response-rows.ts';
import { responseFile } from '../../library/stored-files.ts';
import { requireLibrary } from '../../teams/require-team.ts';
import type { Step } from './submission.ts';

/** The deletion of a response is one event, whoever asks for it and how often. */
const deletionRevision = 0;

/**
 * Before a submission goes, the server takes over telling its webhooks. What is no submission, or none any more, is told
 * to nobody.
 */
export const tellDeletion: Step = async ({ run, row }) => {
  const { responseId, teamId } = row;
  const { graph, server } = run.ports;
  const { driveId } = await requireLibrary(run, teamId);
  const rows = await responseRows(graph, driveId, responseId);
  const item = driveItem.safeParse(rows.find((one) => one.fields?.tfItemType === 'submission')?.driveItem);
  if (item.success) {
    const { formId } = await readJsonFile(graph, driveId, item.data, responseFile);
    await server.deliver(teamId, formId, { responseId, revision: deletionRevision, triggerType: 'delete' });
  }
  return { next: 'removeRemote' };
};
