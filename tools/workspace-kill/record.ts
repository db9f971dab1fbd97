/** What a client knows of a call: it was done, it was not, or nobody can say. */
export type Outcome = 'ok' | 'fail' | 'unknown';

/** What happened in a run. */
export interface Record {
  /** Calls of one kind: `upload`, `rename` … */
  count(kind: string, outcome: Outcome): void;
  /** Something that must never happen. */
  wrong(what: string): void;
  readonly counts: ReadonlyMap<string, Readonly<{ [outcome in Outcome]: number }>>;
  readonly wrongs: readonly string[];
}

export function startRecord(): Record {
  const counts = new Map<string, { [outcome in Outcome]: number }>();
  const wrongs: string[] = [];
  return {
    counts,
    wrongs,
    count(kind, outcome) {
      const known = counts.get(kind) ?? { ok: 0, fail: 0, unknown: 0 };
      known[outcome] += 1;
      counts.set(kind, known);
    },
    wrong: (what) => wrongs.push(what),
  };
}
