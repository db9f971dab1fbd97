/** Decides at which possible moments a fault strikes. */
export interface FaultDecider {
  /** Faults that have struck: `killed at any time #3` is the third time that `decide` was called for this fault. */
  readonly struck: readonly string[];
  decide(what: string, byChance: boolean): boolean;
}

/**
 * Creates random strikes, or exactly those of `only`, to replay a failed schedule with the same or fewer faults. Random
 * numbers are consumed in both cases, so that everything else stays the same.
 */
export function createFaultDecider(only?: ReadonlySet<string>): FaultDecider {
  const decisionCounts = new Map<string, number>();
  const struck: string[] = [];
  return {
    struck,
    decide(what, byChance) {
      const times = (decisionCounts.get(what) ?? 0) + 1;
      decisionCounts.set(what, times);
      const name = `${what} #${times}`;
      const does = only ? only.has(name) : byChance;
      if (does) struck.push(name);
      return does;
    },
  };
}
