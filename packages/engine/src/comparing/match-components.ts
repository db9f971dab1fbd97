import { findChildSlots } from '../definition/child-slots.ts';
import type { ComponentDefinition, FormDefinition } from '../definition/form-definition.ts';
import { isRecord } from '../json/json-value.ts';

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

/** Properties that form.io generates and authors can't set. */
const generatedProperties = ['id'];

/**
 * Returns a component's own settings without its children. Keeps the settings of columns, tab panes and table cells.
 */
export function getOwnSettings(definition: ComponentDefinition): Readonly<Record<string, unknown>> {
  const slotProperties = new Set(findChildSlots(definition).map(({ name }) => name.split('[', 1)[0]));
  const settings: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(definition)) {
    if (generatedProperties.includes(name)) continue;
    const ownValue = slotProperties.has(name) ? removeComponents(value) : value;
    if (ownValue !== undefined) settings[name] = ownValue;
  }
  return settings;
}

/** Returns a value without the components in the value; undefined if nothing else remains. */
function removeComponents(value: unknown): unknown {
  if (Array.isArray(value)) {
    const remaining = value.map(removeComponents).filter((one) => one !== undefined);
    return remaining.length > 0 ? remaining : undefined;
  }
  if (!isRecord(value)) return value;
  if (typeof value.type === 'string') return undefined;
  const { components: _children, ...rest } = value;
  return rest;
}

/** Component with its position in a definition. */
export interface LocatedComponent {
  readonly definition: ComponentDefinition;
  readonly parent: LocatedComponent | undefined;
  /** Slot of the parent that contains the component: `components`, `columns[0]`. */
  readonly slot: string;
}

/**
 * Lists all components in document order. Iterative, because imported definitions can be nested more deeply than the
 * call stack allows.
 */
export function listLocatedComponents(form: FormDefinition): readonly LocatedComponent[] {
  const located: LocatedComponent[] = [];
  const [rootSlot] = findChildSlots({ type: 'form', components: form.components });
  const stack = locateReversed(rootSlot?.components ?? [], undefined, 'components');
  for (let next = stack.pop(); next; next = stack.pop()) {
    located.push(next);
    const slots = findChildSlots(next.definition);
    for (const { name, components } of slots.toReversed()) stack.push(...locateReversed(components, next, name));
  }
  return located;
}

/** Returns the components in reverse order, because the caller takes them from the end. */
function locateReversed(
  components: readonly ComponentDefinition[],
  parent: LocatedComponent | undefined,
  slot: string,
): LocatedComponent[] {
  return components.map((definition) => ({ definition, parent, slot })).toReversed();
}

/** Returns the ancestors of a component, the outermost first. */
export function getAncestors({ parent }: LocatedComponent): readonly ComponentDefinition[] {
  const ancestors: ComponentDefinition[] = [];
  for (let ancestor = parent; ancestor; ancestor = ancestor.parent) ancestors.unshift(ancestor.definition);
  return ancestors;
}

/**
 * Returns the components of the later definition that did not move: same parent, same slot and same order. Reports as
 * few moves as possible: if one component was dragged past five others, only that one has moved.
 */
export function findUnmovedComponents(
  before: readonly LocatedComponent[],
  after: readonly LocatedComponent[],
  pairs: ComponentMatches,
): ReadonlySet<LocatedComponent> {
  const ranks = new Map(before.map((component, rank) => [component, rank]));
  const candidates = after.filter((component) => {
    const partner = pairs.get(component);
    return partner && partner.slot === component.slot && isSameParent(component.parent, partner.parent, pairs);
  });
  const lists = Map.groupBy(candidates, ({ parent }) => parent);
  const unmoved = [...lists.values()].flatMap((list) =>
    findLongestIncreasingSubsequence(list, (one) => ranks.get(pairs.get(one)!)!),
  );
  return new Set(unmoved);
}

function isSameParent(
  after: LocatedComponent | undefined,
  before: LocatedComponent | undefined,
  pairs: ComponentMatches,
): boolean {
  return after === undefined ? before === undefined : pairs.get(after) === before;
}

/**
 * Returns the longest increasing subsequence of a list by rank, in O(n log n): `ends` contains, for each length, the
 * index of the lowest item that a subsequence of this length can end with.
 */
function findLongestIncreasingSubsequence<Item>(
  list: readonly Item[],
  getRank: (item: Item) => number,
): readonly Item[] {
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  const ranks = list.map(getRank);
  for (const [at, rank] of ranks.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ranks[ends[middle]!]! < rank) low = middle + 1;
      else high = middle;
    }
    previous[at] = low > 0 ? ends[low - 1] : undefined;
    ends[low] = at;
  }
  const subsequence: Item[] = [];
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) subsequence.push(list[at]!);
  return subsequence.toReversed();
}
