import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';
import type { DemoWorkspace, OpenedLibrary } from './demo-workspace.ts';
import { fillDemonstration } from './fill-demonstration.ts';
import { prepareDemonstration } from './prepare-demonstration.ts';

/** Demo whose libraries and forms exist, and whose responses can be added. */
export interface Demonstration {
  /** Adds the responses. Resolves when all responses are added, or after `close`. */
  fill(): Promise<void>;
  /** Stops adding responses after the current step. */
  close(): Promise<void>;
}

/** Creates the libraries and forms of the demo teams. */
export async function openDemonstration<Library extends OpenedLibrary>(
  database: Database,
  workspace: DemoWorkspace<Library>,
): Promise<Demonstration> {
  const prepared = await withAdvisoryLock(database, 'prepare the demonstration', () =>
    prepareDemonstration(database, workspace),
  );
  const closing = new AbortController();
  let fillRun: Promise<void> = Promise.resolve();
  return {
    fill() {
      fillRun = fillDemonstration(database, workspace, prepared, closing.signal);
      return fillRun;
    },
    async close() {
      closing.abort();
      await fillRun.catch(() => undefined);
    },
  };
}
