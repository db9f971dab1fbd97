import type { Segments } from '../../../data/data-path.ts';
import { isHolder } from '../../../json/is-record.ts';
import type { Reading } from '../../../places/place.ts';
import { KEYS } from '../../../scripts/script-host.ts';

interface Branch<Reader> {
  readonly parent: Branch<Reader> | undefined;
  readonly name: string;
  readonly below: Map<string, Branch<Reader>>;
  readonly readers: Set<Reader>;
}

/** What happened to the data at one path. */
export interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Who read what, in one object and all that it holds. A reader of `a.b` hears of changes of `a.b`, of all that lies in
 * it, and of `a` as a whole; a reader of `KEYS` of `a` hears of names that come and go in it, of a list of its length.
 */
export interface ReadIndex<Reader> {
  add(reader: Reader, path: Segments): Reading;
  /** Calls `tell` for each reader that sees the change; for one that read several things, several times. */
  find(path: Segments, change: Change, tell: (reader: Reader) => void): void;
}

export function createReadIndex<Reader>(): ReadIndex<Reader> {
  const root: Branch<Reader> = { parent: undefined, name: '', below: new Map(), readers: new Set() };

  return {
    add(reader, path) {
      let at = root;
      for (const name of path) {
        const next: Branch<Reader> = at.below.get(name) ?? { parent: at, name, below: new Map(), readers: new Set() };
        at.below.set(name, next);
        at = next;
      }
      at.readers.add(reader);
      return { takeBack: () => leave(at, reader) };
    },
    find(path, change, tell) {
      let at: Branch<Reader> | undefined = root;
      for (const [depth, name] of path.entries()) {
        at.readers.forEach(tell);
        const isLast = depth === path.length - 1;
        if (isLast && isThere(change.before) !== isThere(change.after)) at.below.get(KEYS)?.readers.forEach(tell);
        at = at.below.get(name);
        if (!at) return;
      }
      tellChanged(at, change, tell);
    },
  };
}

function leave<Reader>(branch: Branch<Reader>, reader: Reader): void {
  branch.readers.delete(reader);
  let at = branch;
  while (at.parent && at.readers.size === 0 && at.below.size === 0) {
    at.parent.below.delete(at.name);
    at = at.parent;
  }
}

/** Of two lists, entries that are the same objects at the same place have not changed. */
function tellChanged<Reader>(branch: Branch<Reader>, { before, after }: Change, tell: (reader: Reader) => void): void {
  branch.readers.forEach(tell);
  for (const [name, below] of branch.below) {
    if (name === KEYS) {
      if (!sameNames(before, after)) below.readers.forEach(tell);
      continue;
    }
    const change = { before: entryOf(before, name), after: entryOf(after, name) };
    if (!Object.is(change.before, change.after)) tellChanged(below, change, tell);
  }
}

function sameNames(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) return before.length === after.length;
  if (!isHolder(before) || !isHolder(after) || Array.isArray(before) || Array.isArray(after)) return false;
  const names = Object.keys(before);
  return names.length === Object.keys(after).length && names.every((name) => Object.hasOwn(after, name));
}

function entryOf(value: unknown, name: string): unknown {
  return isHolder(value) && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

function isThere(value: unknown): boolean {
  return value !== undefined;
}
