import type { FieldPlan } from './field-plan.ts';

const nothing: readonly FieldPlan[] = [];

/** What one looks up among the plans of one scope. */
interface ScopeIndex {
  at(localPath: string): readonly FieldPlan[];
  byKey(key: string): FieldPlan | undefined;
}

/** Finds plans by where they write, and ties those whose answers touch. Several may write one path: keys repeat in real forms. */
export function indexScope(plans: readonly FieldPlan[]): ScopeIndex {
  const answering = plans.filter((plan) => plan.role !== 'layout');
  const byPath = Map.groupBy(answering, (plan) => plan.localPath);
  const beneath = new Map<string, FieldPlan[]>();
  const byKey = new Map<string, FieldPlan>();
  const at = (path: string) => byPath.get(path) ?? nothing;
  const holdersOfPath = new Map<string, readonly FieldPlan[]>();
  // One list for all that lies in the same object: many may, and there may be many of it.
  const holdersAt = (paths: readonly string[]) => {
    const innermost = paths.at(-1);
    if (innermost === undefined) return nothing;
    const holders = holdersOfPath.get(innermost) ?? paths.flatMap(at);
    holdersOfPath.set(innermost, holders);
    return holders;
  };
  for (const plan of answering) {
    const key = plan.definition.key ?? '';
    if (!byKey.has(key)) byKey.set(key, plan);
    const paths = holdingPaths(plan).filter((path) => byPath.has(path));
    plan.sharers = at(plan.localPath);
    plan.holders = holdersAt(paths);
    for (const path of paths) {
      const inside = beneath.get(path);
      if (inside) inside.push(plan);
      else beneath.set(path, [plan]);
    }
  }
  for (const [path, inside] of beneath) for (const plan of at(path)) plan.inside = inside;
  return { at, byKey: (key) => byKey.get(key) };
}

/** Paths of the objects that an answer lies in: `a.b.c` lies in `a` and `a.b`. */
function holdingPaths({ segments }: FieldPlan): readonly string[] {
  return segments.slice(0, -1).map((_segment, index) => segments.slice(0, index + 1).join('.'));
}
