import type { LocatedComponent } from './located-components.ts';
import type { ComponentMatches } from './match-components.ts';

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
