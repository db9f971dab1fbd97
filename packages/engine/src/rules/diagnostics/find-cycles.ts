import type { FieldPlan } from '../../plan/field-plan.ts';
import type { ParsedRule } from '../parsing/parse-rules.ts';
import { collectDependencies } from '../rule-expression.ts';

/**
 * Finds rules that depend on their own result, directly or through other rules.
 * @returns for each rule of a cycle, the definition paths of the components in the cycle, in document order
 */
export function findCycles(
  rules: readonly ParsedRule[],
  plans: readonly FieldPlan[],
): ReadonlyMap<ParsedRule, readonly string[]> {
  const dependencies = buildDependencyGraph(rules, plans);
  const cycles = new Map<ParsedRule, readonly string[]>();
  for (const group of findStronglyConnectedRules(rules, dependencies)) {
    const [only] = group;
    const isCycle = group.length > 1 || (only && dependencies.get(only)?.includes(only));
    if (!isCycle) continue;
    const members = new Set(group);
    const through = [...new Set(rules.filter((rule) => members.has(rule)).map(({ componentPath: of }) => of))];
    for (const rule of group) cycles.set(rule, through);
  }
  return cycles;
}

/**
 * Returns for each rule the rules that change the answers it reads. A rule that hides a component also changes its
 * descendants.
 */
function buildDependencyGraph(
  rules: readonly ParsedRule[],
  plans: readonly FieldPlan[],
): ReadonlyMap<ParsedRule, readonly ParsedRule[]> {
  const parents = new Map(plans.map(({ id, parent }) => [id, parent?.id]));
  const changingRulesByPath = Map.groupBy(
    rules.filter(
      ({ behavior: { does } }) => does === 'calculate' || does === 'act' || does === 'show' || does === 'hide',
    ),
    ({ componentPath: of }) => of,
  );
  const isVisibilityRule = ({ behavior: { does } }: ParsedRule) => does === 'show' || does === 'hide';
  return new Map(
    rules.map((rule) => {
      const changingRules = new Set<ParsedRule>();
      for (const path of collectDependencies(rule.expressions)) {
        for (const one of changingRulesByPath.get(path) ?? [])
          if (one !== rule || isVisibilityRule(rule)) changingRules.add(one);
        for (let ancestor = parents.get(path); ancestor !== undefined; ancestor = parents.get(ancestor)) {
          for (const one of changingRulesByPath.get(ancestor) ?? []) if (isVisibilityRule(one)) changingRules.add(one);
        }
      }
      return [rule, [...changingRules]];
    }),
  );
}

/**
 * Groups rules that depend on each other, by Tarjan's algorithm for strongly connected components. Iterative, because a
 * form can have chains of thousands of rules.
 */
function findStronglyConnectedRules(
  rules: readonly ParsedRule[],
  dependencies: ReadonlyMap<ParsedRule, readonly ParsedRule[]>,
): readonly (readonly ParsedRule[])[] {
  const groups: ParsedRule[][] = [];
  const indexes = new Map<ParsedRule, number>();
  const lowLinks = new Map<ParsedRule, number>();
  const stack: ParsedRule[] = [];
  const isOnStack = new Set<ParsedRule>();
  for (const start of rules) {
    if (indexes.has(start)) continue;
    const frames: { readonly rule: ParsedRule; next: number }[] = [];
    const enter = (rule: ParsedRule) => {
      indexes.set(rule, indexes.size);
      lowLinks.set(rule, indexes.get(rule)!);
      stack.push(rule);
      isOnStack.add(rule);
      frames.push({ rule, next: 0 });
    };
    enter(start);
    while (frames.length > 0) {
      const frame = frames.at(-1)!;
      const dependency = dependencies.get(frame.rule)![frame.next];
      frame.next += 1;
      if (dependency) {
        if (!indexes.has(dependency)) enter(dependency);
        else if (isOnStack.has(dependency))
          lowLinks.set(frame.rule, Math.min(lowLinks.get(frame.rule)!, indexes.get(dependency)!));
        continue;
      }
      frames.pop();
      const parentFrame = frames.at(-1);
      if (parentFrame)
        lowLinks.set(parentFrame.rule, Math.min(lowLinks.get(parentFrame.rule)!, lowLinks.get(frame.rule)!));
      if (lowLinks.get(frame.rule) !== indexes.get(frame.rule)) continue;
      const group = stack.splice(stack.lastIndexOf(frame.rule));
      for (const one of group) isOnStack.delete(one);
      groups.push(group);
    }
  }
  return groups;
}
