import { type DriveItem, operations } from '@tideform/graph';
import { LookedTooLongAgo } from '../../retries/verdict.ts';
import type { PushRun } from '../push-run.ts';
import { ifFound, type ResponseLibrary } from './response-library.ts';

/** Less than another device takes to submit. */
const freshMs = 2_000;

/**
 * Deletes a response's folder with everything in it, at once or not at all: while the client waits, as a busy server asks it
 * to, another device may submit the response into the folder.
 *
 * @param folder with its eTag where only the state that was looked at may go
 * @throws LookedTooLongAgo; GraphError 412 when the folder's eTag has moved on
 */
export async function deleteFolder(
  { ports: { clock } }: PushRun,
  { graph, driveId }: ResponseLibrary,
  { id: itemId, eTag: ifMatch }: Pick<DriveItem, 'id' | 'eTag'>,
): Promise<void> {
  const [answered, late] = [new AbortController(), new AbortController()];
  clock.wait(freshMs, answered.signal).then(
    () => late.abort(new LookedTooLongAgo()),
    () => {},
  );
  const options = { signal: late.signal, ...(ifMatch !== undefined && { ifMatch }) };
  try {
    await ifFound(graph.call(operations.deleteItem, { driveId, itemId }, options));
  } finally {
    answered.abort();
  }
}
