import { getAtPath, type Segments } from './data-path.ts';

type AnswerObject = Record<string, unknown>;

/**
 * Answers of a session: mutable, with immutable snapshots that share unchanged objects. An object is copied at most
 * once between two snapshots, so a keystroke in a large form copies little: for a row of a grid, the array of row
 * references and that row.
 */
export interface Answers {
  /** Returns the value at a path; undefined if there is none. */
  read(segments: Segments): unknown;
  /**
   * Writes one value; `undefined` removes the key. Creates missing objects on the path, and replaces other values on
   * the path by objects, except for lists that have the entry.
   */
  write(segments: Segments, value: unknown): void;
  /** Returns the current answers. Later writes don't change the returned object. */
  snapshot(): SubmissionData;
}

/** Creates the answers of a session. `initial` is never modified. */
export function createAnswers(initial: SubmissionData): Answers {
  let root: AnswerObject = initial;
  /** Objects created since the last snapshot. No snapshot refers to them, so they can be modified. */
  let ownedObjects = new WeakSet<object>();

  function ensureOwned(value: unknown, next: string): AnswerObject {
    if (!isAnswerObject(value, next)) return markOwned({});
    if (ownedObjects.has(value)) return value;
    // NOTE: the copy of a list is treated as an object whose keys are the indexes.
    return markOwned(Array.isArray(value) ? ([...value] as unknown as AnswerObject) : { ...value });
  }

  function markOwned(current: AnswerObject): AnswerObject {
    ownedObjects.add(current);
    return current;
  }

  return {
    read: (segments) => getAtPath(root, segments),
    write(segments, value) {
      if (value === undefined && getAtPath(root, segments) === undefined) return;
      const last = segments.at(-1)!;
      root = ensureOwned(root, segments[0]!);
      let current = root;
      for (const [index, segment] of segments.slice(0, -1).entries()) {
        const next = ensureOwned(Object.hasOwn(current, segment) ? current[segment] : undefined, segments[index + 1]!);
        current[segment] = next;
        current = next;
      }
      if (value === undefined) delete current[last];
      else current[last] = value;
    },
    snapshot() {
      ownedObjects = new WeakSet();
      return root;
    },
  };
}

function isAnswerObject(value: unknown, next: string): value is AnswerObject {
  if (Array.isArray(value)) return Object.hasOwn(value, next) && next !== 'length';
  return typeof value === 'object' && value !== null;
}

/** All answers of a response as stored: form.io's `data` object. */
export type SubmissionData = Readonly<Record<string, unknown>>;

/** Returns true if data contains every answer of `part`, and possibly more. Lists must have the same length. */
export function containsAnswers(data: unknown, part: unknown): boolean {
  if (Object.is(data, part)) return true;
  if (typeof data !== 'object' || typeof part !== 'object' || data === null || part === null) return false;
  if (Array.isArray(part)) {
    return (
      Array.isArray(data) && data.length === part.length && part.every((one, at) => containsAnswers(data[at], one))
    );
  }
  return (
    !Array.isArray(data) &&
    Object.entries(part).every(
      ([name, one]) => Object.hasOwn(data, name) && containsAnswers((data as Record<string, unknown>)[name], one),
    )
  );
}
