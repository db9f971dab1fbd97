import { readAt, type Segments } from './data-path.ts';
import type { SubmissionData } from './session.ts';

type Holder = Record<string, unknown>;

/**
 * The answers of a session: written in place, read as immutable snapshots that share what did not change. An object is
 * copied at most once between two snapshots, so that a keystroke in a form of a thousand answers copies nothing big.
 */
export interface Answers {
  read(segments: Segments): unknown;
  /** Writes one value; `undefined` removes the key. Objects on the way are made, other values on the way replaced. */
  write(segments: Segments, value: unknown): void;
  snapshot(): SubmissionData;
}

export function createAnswers(initial: SubmissionData): Answers {
  let root: Holder = initial;
  /** Objects that were made here since the last snapshot: nobody else holds them, so they may be written. */
  let owned = new WeakSet<object>();

  function own(value: unknown): Holder {
    if (isHolder(value) && owned.has(value)) return value;
    const copy: Holder = isHolder(value) ? { ...value } : {};
    owned.add(copy);
    return copy;
  }

  return {
    read: (segments) => readAt(root, segments),
    write(segments, value) {
      if (value === undefined && readAt(root, segments) === undefined) return;
      root = own(root);
      let holder = root;
      for (const segment of segments.slice(0, -1)) {
        const next = own(Object.hasOwn(holder, segment) ? holder[segment] : undefined);
        holder[segment] = next;
        holder = next;
      }
      const last = segments.at(-1)!;
      if (value === undefined) delete holder[last];
      else holder[last] = value;
    },
    snapshot() {
      owned = new WeakSet();
      return root;
    },
  };
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
