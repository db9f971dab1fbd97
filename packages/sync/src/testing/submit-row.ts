import { operations } from '@tideform/graph';
import type { MemoryGraph } from '@tideform/graph/testing';
import type { SyncContext } from '../context.ts';
import type { ResponseRow } from '../database/rows.ts';
import { listResponseRows } from '../library/response-rows.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { requireLibrary } from '../teams/require-team.ts';
import { pushAll } from './pull-fixture.ts';

export interface SubmittedRow extends ResponseRow {
  /** Submitted through a share link with the connected account of the link's owner. */
  readonly isAnonymous?: boolean;
  /** Number of other rows added to the library since the previous one. */
  readonly rowsBefore?: number;
}

/** Submits and sends the response as its user; the library then has it, and nothing waits on the device. */
export async function submitRow(context: SyncContext, graph: MemoryGraph, row: SubmittedRow): Promise<void> {
  const { isAnonymous, rowsBefore = 0, ...response } = row;
  const { id, teamId } = response;
  const { database, ports } = context;
  const { driveId } = await requireLibrary(context, teamId);
  const library = [...graph.state.libraries.values()].find((one) => one.driveId === driveId);
  if (library) library.lastRow += rowsBefore;
  await database.responses.put({ ...response, submitted: 0, isDirty: 0 });
  await createResponseCommands(context).submit(id, response.data.data);
  await pushAll(context);
  const [waiting] = await database.outbox.toArray();
  if (waiting) throw new Error(`${id} was not sent: ${JSON.stringify(waiting.lastError)}`);
  if (!isAnonymous) return;
  const sent = (await listResponseRows(ports.graph, driveId, id)).find(
    ({ fields }) => fields?.tfItemType === 'submission',
  );
  const body = { tfFormShareSessionId: `session of ${id}` };
  await ports.graph.call(operations.updateDriveListItemFields, { driveId, listItemId: sent?.id ?? '' }, { body });
}
