import type { FieldPlan } from '../../plan/field-plan.ts';
import { answersIn } from '../meaning.ts';
import type { ReadRule } from '../reading/read-rules.ts';

/** Finds rules whose outcome is, by way of others, what they look at: of each, the components on the way, in their order. */
export function findCircles(
  rules: readonly ReadRule[],
  plans: readonly FieldPlan[],
): ReadonlyMap<ReadRule, readonly string[]> {
  const causes = causesOf(rules, plans);
  const circles = new Map<ReadRule, readonly string[]>();
  for (const group of groupsOf(rules, causes)) {
    const [only] = group;
    const isCircle = group.length > 1 || (only && causes.get(only)?.includes(only));
    if (!isCircle) continue;
    const members = new Set(group);
    const through = [...new Set(rules.filter((rule) => members.has(rule)).map(({ of }) => of))];
    for (const rule of group) circles.set(rule, through);
  }
  return circles;
}

/** Rules that change what a rule looks at. */
function causesOf(rules: readonly ReadRule[], plans: readonly FieldPlan[]): ReadonlyMap<ReadRule, readonly ReadRule[]> {
  const parents = new Map(plans.map(({ id, parent }) => [id, parent?.id]));
  const changing = Map.groupBy(
    rules.filter(({ does: { does } }) => does === 'calculate' || does === 'act' || does === 'show' || does === 'hide'),
    ({ of }) => of,
  );
  const shows = ({ does: { does } }: ReadRule) => does === 'show' || does === 'hide';
  return new Map(
    rules.map((rule) => {
      const found = new Set<ReadRule>();
      for (const read of answersIn(rule.meanings)) {
        for (const one of changing.get(read) ?? []) if (one !== rule || shows(rule)) found.add(one);
        for (let at = parents.get(read); at !== undefined; at = parents.get(at)) {
          for (const one of changing.get(at) ?? []) if (shows(one)) found.add(one);
        }
      }
      return [rule, [...found]];
    }),
  );
}

/** Rules that lead to each other, by Tarjan's way; without calls in calls: a form may have thousands in a row. */
function groupsOf(
  rules: readonly ReadRule[],
  causes: ReadonlyMap<ReadRule, readonly ReadRule[]>,
): readonly (readonly ReadRule[])[] {
  const groups: ReadRule[][] = [];
  const order = new Map<ReadRule, number>();
  const lowest = new Map<ReadRule, number>();
  const open: ReadRule[] = [];
  const isOpen = new Set<ReadRule>();
  for (const start of rules) {
    if (order.has(start)) continue;
    const way: { readonly rule: ReadRule; next: number }[] = [];
    const enter = (rule: ReadRule) => {
      order.set(rule, order.size);
      lowest.set(rule, order.get(rule)!);
      open.push(rule);
      isOpen.add(rule);
      way.push({ rule, next: 0 });
    };
    enter(start);
    while (way.length > 0) {
      const at = way.at(-1)!;
      const cause = causes.get(at.rule)![at.next];
      at.next += 1;
      if (cause) {
        if (!order.has(cause)) enter(cause);
        else if (isOpen.has(cause)) lowest.set(at.rule, Math.min(lowest.get(at.rule)!, order.get(cause)!));
        continue;
      }
      way.pop();
      const before = way.at(-1);
      if (before) lowest.set(before.rule, Math.min(lowest.get(before.rule)!, lowest.get(at.rule)!));
      if (lowest.get(at.rule) !== order.get(at.rule)) continue;
      const group = open.splice(open.lastIndexOf(at.rule));
      for (const one of group) isOpen.delete(one);
      groups.push(group);
    }
  }
  return groups;
}
