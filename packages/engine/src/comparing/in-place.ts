import type { Pairs } from './pair-components.ts';
import type { PlacedComponent } from './placed-components.ts';

/**
 * The later components that stand where they stood: in the same slot of the same component, and, of those that are, in the same
 * order. As few as possible are told to have moved: where one was carried past five others, it alone.
 */
export function inPlace(
  before: readonly PlacedComponent[],
  after: readonly PlacedComponent[],
  pairs: Pairs,
): ReadonlySet<PlacedComponent> {
  const ranks = new Map(before.map((component, rank) => [component, rank]));
  const stayed = after.filter((component) => {
    const partner = pairs.get(component);
    return partner && partner.slot === component.slot && isSameParent(component.parent, partner.parent, pairs);
  });
  const lists = Map.groupBy(stayed, ({ parent }) => parent);
  const found = [...lists.values()].flatMap((list) => longestRise(list, (one) => ranks.get(pairs.get(one)!)!));
  return new Set(found);
}

function isSameParent(after: PlacedComponent | undefined, before: PlacedComponent | undefined, pairs: Pairs): boolean {
  return after === undefined ? before === undefined : pairs.get(after) === before;
}

/** The longest part of a list, in its order, whose ranks rise. In n log n steps: the best end of each length is kept. */
function longestRise<Item>(list: readonly Item[], rankOf: (item: Item) => number): readonly Item[] {
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  const ranks = list.map(rankOf);
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
  const rise: Item[] = [];
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) rise.push(list[at]!);
  return rise.toReversed();
}
