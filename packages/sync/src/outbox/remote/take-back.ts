import { type DriveItem, GraphError, operations } from '@tideform/graph';
import { backOffMs } from '../../retries/back-off.ts';
import type { PushRun } from '../push-run.ts';
import { requireLeader } from '../require-leader.ts';
import { itemWithFields, type ResponseLibrary } from './response-library.ts';

/** Some minutes. A draft that is left then, `sweepStrays` finds, and a folder `sweepDiscarded`; an attachment nobody does. */
const triesLater = 8;
const triesAtOnce = 2;

/**
 * A former leader that wakes up may have brought something that the new leader has decided about since: it takes it away
 * again, unless somebody has taken it over.
 *
 * @throws LeaderReplaced after that
 */
export async function takeBackIfReplaced(run: PushRun, library: ResponseLibrary, item: DriveItem): Promise<void> {
  try {
    await requireLeader(run);
  } catch (error) {
    if (!(await isTakenBack(library, item))) void takeBackLater(run, library, item);
    throw error;
  }
}

/** The network may be in the way. Nobody waits for it: meanwhile this tab may lead again. */
async function takeBackLater({ ports }: PushRun, library: ResponseLibrary, item: DriveItem): Promise<void> {
  for (let tries = 0; tries < triesLater; tries += 1) {
    await ports.clock.wait(backOffMs(ports.chance, tries));
    if (await isTakenBack(library, item)) return;
  }
}

function isTakenBack(library: ResponseLibrary, item: DriveItem): Promise<boolean> {
  return takeBack(library, item).then(
    () => true,
    () => false,
  );
}

/**
 * Removes what was just put there, while nobody has claimed it, written it again or put anything into it.
 *
 * @throws GraphError when it could not be removed, with 412 when its eTag moved on each time · GraphOutage
 */
export async function takeBack(library: ResponseLibrary, { id, cTag }: DriveItem): Promise<void> {
  const { graph, driveId } = library;
  for (let tries = 1; ; tries += 1) {
    const now = await itemWithFields(library, id);
    if (!now || !isUntouched(now, cTag)) return;
    try {
      await graph.call(
        operations.deleteItem,
        { driveId, itemId: id },
        now.eTag === undefined ? {} : { ifMatch: now.eTag },
      );
      return;
    } catch (error) {
      // The service itself moves eTags on: another look tells whether it was somebody.
      if (!(error instanceof GraphError) || error.status !== 412 || tries === triesAtOnce) throw error;
    }
  }
}

function isUntouched({ listItem, folder, cTag }: DriveItem, was: string | undefined): boolean {
  const { tfItemType, tfResponseId } = listItem?.fields ?? {};
  if (tfItemType !== undefined || tfResponseId !== undefined) return false;
  return folder ? folder.childCount === 0 : cTag === was;
}
