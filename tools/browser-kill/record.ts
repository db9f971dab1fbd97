/** Collects the counts and failures of a run. */
export interface RunRecord {
  count(what: string, by?: number): void;
  /** Records something that must never happen. */
  addViolation(what: string): void;
  /** Records the maximum of a measurement. */
  recordMaximum(what: string, ms: number): void;
  summary(): string;
  readonly violations: readonly string[];
}

export function createRunRecord(): RunRecord {
  const counts = new Map<string, number>();
  const worst = new Map<string, number>();
  const violations: string[] = [];
  return {
    violations,
    count: (what, by = 1) => counts.set(what, (counts.get(what) ?? 0) + by),
    addViolation(what) {
      console.log(`WRONG: ${what}`);
      violations.push(what);
    },
    recordMaximum: (what, ms) => worst.set(what, Math.max(worst.get(what) ?? 0, Math.round(ms))),
    summary: () =>
      [
        ...[...counts].map(([what, count]) => `${count} ${what}`),
        ...[...worst].map(([what, ms]) => `${what} ${ms} ms`),
        `${violations.length} wrong`,
      ].join(', '),
  };
}
