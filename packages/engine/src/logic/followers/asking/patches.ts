import type { DataPatch, ScriptPath } from '../../../scripts/script-host.ts';
import type { Written } from '../reads/follower-index.ts';
import { scriptPathIn } from '../reads/row-of.ts';

interface Noted {
  readonly written: Written;
  readonly path: ScriptPath;
}

/** What was written since the machine last heard of the data. */
export interface Patches {
  note(written: Written): void;
  /** What was noted and not taken yet. */
  readonly noted: readonly Written[];
  take(): readonly DataPatch[];
}

export function createPatches(): Patches {
  let noted: Noted[] = [];
  return {
    note: (written) => void noted.push({ written, path: scriptPathIn(written.scope, written.segments) }),
    get noted() {
      return noted.map(({ written }) => written);
    },
    take() {
      const taken = noted.map(patchOf);
      noted = [];
      return taken;
    },
  };
}

/** Of a list that took the place of a list, only what is between the entries that stayed. */
function patchOf({ path, written: { before, after } }: Noted): DataPatch {
  if (after === undefined) return { path };
  if (!Array.isArray(before) || !Array.isArray(after)) return { path, value: after };
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && Object.is(before[start], after[start])) start += 1;
  let end = 0;
  while (end < most - start && Object.is(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const insert = after.slice(start, after.length - end);
  return { path, splice: { start, remove: before.length - end - start, insert } };
}
