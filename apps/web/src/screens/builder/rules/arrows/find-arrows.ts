import type { FormattedRule } from '../format-rules.ts';

/** Dependency of one component on another. */
export interface RuleArrow {
  /** Path of the component whose answer the other component depends on. */
  readonly from: string;
  readonly to: string;
  /** Short condition on the answer, if there is one: “is above 38”. */
  readonly label: string | undefined;
}

/**
 * Lists the dependencies of a component and the components that depend on it. Of several rules between the same two
 * components, the first provides the label.
 */
export function findArrows(rules: readonly FormattedRule[], selected: string): readonly RuleArrow[] {
  const arrows = new Map<string, RuleArrow>();
  for (const { rule, condition } of rules) {
    const to = rule.componentPath;
    for (const from of rule.dependencies) {
      if (from === to || (from !== selected && to !== selected)) continue;
      const key = `${from} ${to}`;
      if (!arrows.has(key)) arrows.set(key, { from, to, label: condition });
    }
  }
  return [...arrows.values()];
}
