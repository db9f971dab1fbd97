import type { DataPatch, ScriptPath } from '../../../scripts/script-host.ts';
import type { AnswerChange } from '../dependencies/dependency-graph.ts';
import { getScriptPath } from '../dependencies/row-path.ts';

interface RecordedChange {
  readonly change: AnswerChange;
  readonly path: ScriptPath;
}

/** Changes of the answers that the sandbox hasn't received yet. */
export interface PendingPatches {
  record(change: AnswerChange): void;
  /** Recorded changes that were not sent to the sandbox yet. */
  readonly pendingChanges: readonly AnswerChange[];
  takePatches(): readonly DataPatch[];
}

export function createPendingPatches(): PendingPatches {
  let recorded: RecordedChange[] = [];
  return {
    record: (change) => void recorded.push({ change, path: getScriptPath(change.scope, change.segments) }),
    get pendingChanges() {
      return recorded.map(({ change }) => change);
    },
    takePatches() {
      const patches = recorded.map(createPatch);
      recorded = [];
      return patches;
    },
  };
}

/**
 * Creates a patch for a change. If both values are lists, it contains only the entries between their common start and
 * end.
 */
function createPatch({ path, change: { before, after } }: RecordedChange): DataPatch {
  if (after === undefined) return { path };
  if (!Array.isArray(before) || !Array.isArray(after)) return { path, value: after };
  const maxCount = Math.min(before.length, after.length);
  let start = 0;
  while (start < maxCount && Object.is(before[start], after[start])) start += 1;
  let end = 0;
  while (end < maxCount - start && Object.is(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const insert = after.slice(start, after.length - end);
  return { path, splice: { start, remove: before.length - end - start, insert } };
}
