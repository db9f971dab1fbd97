import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';
import type { DemoWorkspace, OpenedLibrary } from './demo-workspace.ts';
import { fillDemonstration } from './fill-demonstration.ts';
import { prepareDemonstration } from './prepare-demonstration.ts';

/** The demonstration's content, on its way into the workspace. */
export interface Demonstration {
  /** Adds the responses; resolves when all are there, or when it was closed. */
  fill(): Promise<void>;
  /** Resolves after the step that is under way. */
  close(): Promise<void>;
}

/** Makes the teams' libraries and forms, which takes a moment; their responses come with `fill`. */
export async function openDemonstration<Library extends OpenedLibrary>(
  database: Database,
  workspace: DemoWorkspace<Library>,
): Promise<Demonstration> {
  const prepared = await withAdvisoryLock(database, 'prepare the demonstration', () =>
    prepareDemonstration(database, workspace),
  );
  const closing = new AbortController();
  let filling: Promise<void> = Promise.resolve();
  return {
    fill() {
      filling = fillDemonstration(database, workspace, prepared, closing.signal);
      return filling;
    },
    async close() {
      closing.abort();
      await filling.catch(() => undefined);
    },
  };
}
