/** Which of the moments in which a fault may strike it does strike. */
export interface Strikes {
  /** What has struck so far: `killed at any time #3` is the third time that this was asked. */
  readonly struck: readonly string[];
  decide(what: string, byChance: boolean): boolean;
}

/**
 * Strikes as chance wants it, or exactly those of `only`: so a schedule that failed can be played again, and with fewer
 * faults. Chance is asked either way, so that everything else happens as it did.
 */
export function createStrikes(only?: ReadonlySet<string>): Strikes {
  const asked = new Map<string, number>();
  const struck: string[] = [];
  return {
    struck,
    decide(what, byChance) {
      const times = (asked.get(what) ?? 0) + 1;
      asked.set(what, times);
      const name = `${what} #${times}`;
      const does = only ? only.has(name) : byChance;
      if (does) struck.push(name);
      return does;
    },
  };
}
