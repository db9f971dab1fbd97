import type { SaidRule } from '../list-said-rules.ts';

/** That a component looks at another one. */
export interface RuleArrow {
  /** Place of the component whose answer is looked at. */
  readonly from: string;
  readonly to: string;
  /** What is asked of the answer, where it is little: “is above 38”. */
  readonly label: string | undefined;
}

/** Lists what a component depends on and what depends on it; of several rules between two components the first speaks. */
export function findArrows(said: readonly SaidRule[], selected: string): readonly RuleArrow[] {
  const found = new Map<string, RuleArrow>();
  for (const { rule, asks } of said) {
    const to = rule.of;
    for (const from of rule.reads) {
      if (from === to || (from !== selected && to !== selected)) continue;
      const key = `${from} ${to}`;
      if (!found.has(key)) found.set(key, { from, to, label: asks });
    }
  }
  return [...found.values()];
}
