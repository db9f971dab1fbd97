import type { PlacedComponent } from './placed-components.ts';
import { withoutChildren } from './without-children.ts';

export type Pairs = ReadonlyMap<PlacedComponent, PlacedComponent>;

/** What makes two components one: the surest sign first. What one sign has paired, the next does not ask. */
const signs: readonly ((component: PlacedComponent) => string | undefined)[] = [
  // The same name in the same place of answers.
  (component) => component.definition.key && `${component.definition.type} ${namesAround(component)}`,
  // It was put into another component.
  ({ definition: { type, key } }) => key && `${type} ${key}`,
  // Its type was changed.
  ({ definition: { key } }) => key,
  // Its name was changed, and nothing else.
  ({ definition }) => withoutName(definition),
];

/**
 * Pairs the components of two definitions, the later ones as keys of the answer. Names may be missing or repeated: among equals
 * the first belongs to the first.
 */
export function pairComponents(before: readonly PlacedComponent[], after: readonly PlacedComponent[]): Pairs {
  const pairs = new Map<PlacedComponent, PlacedComponent>();
  const taken = new Set<PlacedComponent>();
  for (const sign of signs) {
    const open = Map.groupBy(
      before.filter((component) => !taken.has(component)),
      (component) => sign(component) || undefined,
    );
    for (const component of after) {
      if (pairs.has(component)) continue;
      const key = sign(component) || undefined;
      const partner = key === undefined ? undefined : open.get(key)?.shift();
      if (!partner) continue;
      pairs.set(component, partner);
      taken.add(partner);
    }
  }
  return pairs;
}

function namesAround(component: PlacedComponent): string {
  const names: string[] = [];
  for (let one: PlacedComponent | undefined = component; one; one = one.parent)
    names.push(one.definition.key ?? one.definition.type);
  return JSON.stringify(names);
}

function withoutName({ key: _key, ...rest }: PlacedComponent['definition']): string {
  return JSON.stringify(withoutChildren(rest as PlacedComponent['definition']));
}
