import type { FieldPlan } from './field-plan.ts';

const noPlans: readonly FieldPlan[] = [];

/** Lookup of plans within a scope. */
interface ScopeIndex {
  at(localPath: string): readonly FieldPlan[];
  byKey(key: string): FieldPlan | undefined;
}

/**
 * Indexes plans by path and links those with overlapping answers. Keys repeat in real forms, so several plans can share
 * a path.
 */
export function indexScope(plans: readonly FieldPlan[]): ScopeIndex {
  const answerPlans = plans.filter((plan) => plan.role !== 'layout');
  const byPath = Map.groupBy(answerPlans, (plan) => plan.localPath);
  const insideByPath = new Map<string, FieldPlan[]>();
  const byKey = new Map<string, FieldPlan>();
  const at = (path: string) => byPath.get(path) ?? noPlans;
  const containersByPath = new Map<string, readonly FieldPlan[]>();
  // Shares one list among all fields of the same object, since forms can have many of them.
  const getContainers = (paths: readonly string[]) => {
    const innermost = paths.at(-1);
    if (innermost === undefined) return noPlans;
    const containers = containersByPath.get(innermost) ?? paths.flatMap(at);
    containersByPath.set(innermost, containers);
    return containers;
  };
  for (const plan of answerPlans) {
    const key = plan.definition.key ?? '';
    if (!byKey.has(key)) byKey.set(key, plan);
    const paths = getContainerPaths(plan).filter((path) => byPath.has(path));
    plan.sharers = at(plan.localPath);
    plan.containers = getContainers(paths);
    for (const path of paths) {
      const inside = insideByPath.get(path);
      if (inside) inside.push(plan);
      else insideByPath.set(path, [plan]);
    }
  }
  for (const [path, inside] of insideByPath) for (const plan of at(path)) plan.inside = inside;
  return { at, byKey: (key) => byKey.get(key) };
}

/** Returns the paths of the objects that contain an answer: `a` and `a.b` for `a.b.c`. */
function getContainerPaths({ segments }: FieldPlan): readonly string[] {
  return segments.slice(0, -1).map((_segment, index) => segments.slice(0, index + 1).join('.'));
}
