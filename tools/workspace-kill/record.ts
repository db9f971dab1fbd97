/** Result of a call as the client knows it: done, not done, or unknown. */
export type CallState = 'ok' | 'fail' | 'unknown';

/** Collects the results of a run. */
export interface RunRecord {
  /** Counts a call of a kind: `upload`, `rename` … */
  count(kind: string, callState: CallState): void;
  /** Records something that must never happen. */
  addViolation(what: string): void;
  readonly counts: ReadonlyMap<string, Readonly<{ [outcome in CallState]: number }>>;
  readonly violations: readonly string[];
}

export function createRunRecord(): RunRecord {
  const counts = new Map<string, { [outcome in CallState]: number }>();
  const wrongs: string[] = [];
  return {
    counts,
    violations: wrongs,
    count(kind, outcome) {
      const known = counts.get(kind) ?? { ok: 0, fail: 0, unknown: 0 };
      known[outcome] += 1;
      counts.set(kind, known);
    },
    addViolation: (what) => wrongs.push(what),
  };
}
