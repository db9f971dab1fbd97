/** What a run has seen. */
export interface Record {
  count(what: string, by?: number): void;
  /** Something that must never happen. */
  wrong(what: string): void;
  /** Keeps the worst of what was measured. */
  worst(what: string, ms: number): void;
  summary(): string;
  readonly wrongs: readonly string[];
}

export function startRecord(): Record {
  const counts = new Map<string, number>();
  const worst = new Map<string, number>();
  const wrongs: string[] = [];
  return {
    wrongs,
    count: (what, by = 1) => counts.set(what, (counts.get(what) ?? 0) + by),
    wrong(what) {
      console.log(`WRONG: ${what}`);
      wrongs.push(what);
    },
    worst: (what, ms) => worst.set(what, Math.max(worst.get(what) ?? 0, Math.round(ms))),
    summary: () =>
      [
        ...[...counts].map(([what, count]) => `${count} ${what}`),
        ...[...worst].map(([what, ms]) => `${what} ${ms} ms`),
        `${wrongs.length} wrong`,
      ].join(', '),
  };
}
