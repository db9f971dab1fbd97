import type { FieldPlan } from './field-plan.ts';

const nothing: readonly FieldPlan[] = [];

/** Lookup of plans within a scope. */
interface ScopeIndex {
  at(localPath: string): readonly FieldPlan[];
  byKey(key: string): FieldPlan | undefined;
}

/**
 * Indexes plans by path and links those with overlapping answers. Keys repeat in real forms, so several plans can share a path.
 */
export function indexScope(plans: readonly FieldPlan[]): ScopeIndex {
  const answering = plans.filter((plan) => plan.role !== 'layout');
  const byPath = Map.groupBy(answering, (plan) => plan.localPath);
  const beneath = new Map<string, FieldPlan[]>();
  const byKey = new Map<string, FieldPlan>();
  const at = (path: string) => byPath.get(path) ?? nothing;
  const holdersOfPath = new Map<string, readonly FieldPlan[]>();
  // Shares one list among all fields of the same object, since forms can have many of them.
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

/** Returns the paths of the objects that contain an answer: `a` and `a.b` for `a.b.c`. */
function holdingPaths({ segments }: FieldPlan): readonly string[] {
  return segments.slice(0, -1).map((_segment, index) => segments.slice(0, index + 1).join('.'));
}
