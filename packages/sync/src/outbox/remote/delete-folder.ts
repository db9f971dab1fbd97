import { type DriveItem, operations } from '@tideform/graph';
import { CheckExpiredError } from '../../retries/verdict.ts';
import type { PushRun } from '../push-run.ts';
import { ignoreNotFound, type ResponseLibrary } from './find-response-library.ts';

/** Maximum age of a check before the deletion. Shorter than another device needs to submit. */
const maxAgeMs = 2_000;

/**
 * Deletes a response's folder with all content immediately, or not at all: during a longer wait, such as a throttled
 * retry, another device may submit the response into the folder.
 *
 * @param folder with its eTag to delete only the state that was read
 * @throws CheckExpiredError; GraphError 412 when the folder's eTag has changed
 */
export async function deleteFolder(
  { ports: { clock } }: PushRun,
  { graph, driveId }: ResponseLibrary,
  { id: itemId, eTag: ifMatch }: Pick<DriveItem, 'id' | 'eTag'>,
): Promise<void> {
  const [finished, tooLate] = [new AbortController(), new AbortController()];
  clock.wait(maxAgeMs, finished.signal).then(
    () => tooLate.abort(new CheckExpiredError()),
    () => {},
  );
  const options = { signal: tooLate.signal, ...(ifMatch !== undefined && { ifMatch }) };
  try {
    await ignoreNotFound(graph.call(operations.deleteItem, { driveId, itemId }, options));
  } finally {
    finished.abort();
  }
}
