import { readAt, type Segments } from './data-path.ts';
import type { SubmissionData } from './submission-data.ts';

type Holder = Record<string, unknown>;

/**
 * The answers of a session: written in place, read as immutable snapshots that share what did not change. An object is
 * copied at most once between two snapshots, so that a keystroke in a form of a thousand answers copies nothing big:
 * of a list of rows it copies the list of references and the one row.
 */
export interface Answers {
  read(segments: Segments): unknown;
  /**
   * Writes one value; `undefined` removes the key. Objects on the way are made, other values on the way replaced; a
   * list is gone through where it has such an entry.
   */
  write(segments: Segments, value: unknown): void;
  snapshot(): SubmissionData;
}

export function createAnswers(initial: SubmissionData): Answers {
  let root: Holder = initial;
  /** Objects that were made here since the last snapshot: nobody else holds them, so they may be written. */
  let owned = new WeakSet<object>();

  function own(value: unknown, next: string): Holder {
    if (!isHolder(value, next)) return adopt({});
    if (owned.has(value)) return value;
    // NOTE: entries of a list are read and written by name here, as those of an object.
    return adopt(Array.isArray(value) ? ([...value] as unknown as Holder) : { ...value });
  }

  function adopt(holder: Holder): Holder {
    owned.add(holder);
    return holder;
  }

  return {
    read: (segments) => readAt(root, segments),
    write(segments, value) {
      if (value === undefined && readAt(root, segments) === undefined) return;
      const last = segments.at(-1)!;
      root = own(root, segments[0]!);
      let holder = root;
      for (const [index, segment] of segments.slice(0, -1).entries()) {
        const next = own(Object.hasOwn(holder, segment) ? holder[segment] : undefined, segments[index + 1]!);
        holder[segment] = next;
        holder = next;
      }
      if (value === undefined) delete holder[last];
      else holder[last] = value;
    },
    snapshot() {
      owned = new WeakSet();
      return root;
    },
  };
}

function isHolder(value: unknown, next: string): value is Holder {
  if (Array.isArray(value)) return Object.hasOwn(value, next) && next !== 'length';
  return typeof value === 'object' && value !== null;
}
