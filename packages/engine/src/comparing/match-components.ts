import type { LocatedComponent } from './located-components.ts';
import { getOwnSettings } from './own-settings.ts';

/** Maps a component of the later definition to the matching component of the earlier definition. */
export type ComponentMatches = ReadonlyMap<LocatedComponent, LocatedComponent>;

/**
 * Keys by which components are matched, the most reliable first. Each key is only used for components without a match
 * so far.
 */
const matchKeys: readonly ((component: LocatedComponent) => string | undefined)[] = [
  // Same type and key, with the same ancestors.
  (component) => component.definition.key && `${component.definition.type} ${getKeyPath(component)}`,
  // Moved into another component: same type and key.
  ({ definition: { type, key } }) => key && `${type} ${key}`,
  // Changed type: same key.
  ({ definition: { key } }) => key,
  // Changed key: all other settings are equal.
  ({ definition }) => serializeWithoutKey(definition),
];

/**
 * Matches the components of two definitions of a form. Keys may be missing or repeated: components with equal keys are
 * matched in document order.
 */
export function matchComponents(
  before: readonly LocatedComponent[],
  after: readonly LocatedComponent[],
): ComponentMatches {
  const pairs = new Map<LocatedComponent, LocatedComponent>();
  const matched = new Set<LocatedComponent>();
  for (const getMatchKey of matchKeys) {
    const unmatchedByKey = Map.groupBy(
      before.filter((component) => !matched.has(component)),
      (component) => getMatchKey(component) || undefined,
    );
    for (const component of after) {
      if (pairs.has(component)) continue;
      const key = getMatchKey(component) || undefined;
      const match = key === undefined ? undefined : unmatchedByKey.get(key)?.shift();
      if (!match) continue;
      pairs.set(component, match);
      matched.add(match);
    }
  }
  return pairs;
}

function getKeyPath(component: LocatedComponent): string {
  const names: string[] = [];
  for (let ancestor: LocatedComponent | undefined = component; ancestor; ancestor = ancestor.parent)
    names.push(ancestor.definition.key ?? ancestor.definition.type);
  return JSON.stringify(names);
}

function serializeWithoutKey({ key: _key, ...rest }: LocatedComponent['definition']): string {
  return JSON.stringify(getOwnSettings(rest as LocatedComponent['definition']));
}
