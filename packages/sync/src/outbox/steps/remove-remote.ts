import { driveItem, type ListItem } from '@tideform/graph';
import { isFolderRow } from '../../library/content-types.ts';
import { deleteIfPresent } from '../../library/find-item.ts';
import { responseRows } from '../../library/response-rows.ts';
import { requireLibrary } from '../../teams/require-team.ts';
import type { Step } from './submission.ts';

/**
 * Takes a submission out of the library: its folder with everything in it, and what somebody has moved out of there.
 * Only what bears the response's id goes.
 */
export const removeRemote: Step = async ({ run, row }) => {
  const { graph } = run.ports;
  const { driveId } = await requireLibrary(run, row.teamId);
  const rows = await responseRows(graph, driveId, row.responseId);
  for (const one of rows.toSorted(foldersFirst)) {
    const item = driveItem.safeParse(one.driveItem);
    if (item.success) await deleteIfPresent(graph, driveId, item.data.id);
  }
  const { receipts, responses } = run.database;
  const forget = async () => {
    await receipts.delete(row.responseId);
    // Only databases of an older layout kept the response until its deletion had arrived.
    await responses.delete(row.responseId);
  };
  return { next: undefined, tables: ['receipts', 'responses'], also: forget };
};

function foldersFirst(a: ListItem, b: ListItem): number {
  return Number(isFolderRow(b)) - Number(isFolderRow(a));
}
