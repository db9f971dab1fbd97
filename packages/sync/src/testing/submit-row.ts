import { operations } from '@tideform/graph';
import type { MemoryGraph } from '@tideform/graph/testing';
import type { SyncContext } from '../context.ts';
import type { ResponseRow } from '../database/rows.ts';
import { responseRows } from '../library/response-rows.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { requireLibrary } from '../teams/require-team.ts';
import { push } from './pull-world.ts';

export interface SubmittedRow extends ResponseRow {
  /** It came through a share link: the person is whoever lends the link their account. */
  readonly isAnonymous?: boolean;
  /** So many rows of others have come to the library since the one before. */
  readonly rowsBefore?: number;
}

/** Submits the response as its person and sends it: the library has it then, and nothing waits on the device. */
export async function submitRow(context: SyncContext, graph: MemoryGraph, row: SubmittedRow): Promise<void> {
  const { isAnonymous, rowsBefore = 0, ...response } = row;
  const { id, teamId } = response;
  const { database, ports } = context;
  const { driveId } = await requireLibrary(context, teamId);
  const library = [...graph.state.libraries.values()].find((one) => one.driveId === driveId);
  if (library) library.lastRow += rowsBefore;
  await database.responses.put({ ...response, submitted: 0, isDirty: 0 });
  await createResponseCommands(context).submit(id, response.data.data);
  await push(context);
  const [waiting] = await database.outbox.toArray();
  if (waiting) throw new Error(`${id} was not sent: ${JSON.stringify(waiting.lastError)}`);
  if (!isAnonymous) return;
  const sent = (await responseRows(ports.graph, driveId, id)).find(({ fields }) => fields?.tfItemType === 'submission');
  const body = { tfFormShareSessionId: `session of ${id}` };
  await ports.graph.call(operations.updateDriveListItemFields, { driveId, listItemId: sent?.id ?? '' }, { body });
}
