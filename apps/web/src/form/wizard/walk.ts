/** Where somebody is in a wizard and how they came there: pages by their ids. */
export interface Walk {
  /** The page that was gone to last. */
  readonly now: string | undefined;
  /** The pages that Previous goes back through, the nearest one last. */
  readonly before: readonly string[];
  readonly seen: ReadonlySet<string>;
}

export const startOfWalk: Walk = { now: undefined, before: [], seen: new Set() };

/**
 * The page that is shown: the one that was gone to, or, when it is hidden now, the one that took its place.
 *
 * @param order all pages
 * @param visible those that are not hidden, in the same order
 */
export function pageOf({ now }: Walk, order: readonly string[], visible: readonly string[]): string | undefined {
  if (now === undefined || visible.includes(now)) return now ?? visible[0];
  return order.slice(order.indexOf(now)).find((id) => visible.includes(id)) ?? visible.at(-1);
}

/** On to a page, from the one that is shown. A page that was come through is gone back to. */
export function goOn(walk: Walk, from: string, to: string): Walk {
  const known = walk.before.indexOf(to);
  const before = known < 0 ? [...walk.before.filter((id) => id !== from), from] : walk.before.slice(0, known);
  return { now: to, before, seen: new Set([...walk.seen, from, to]) };
}

/** To any page, as a step of the breadcrumb does. Backwards, the pages before it are the way to it. */
export function jump(walk: Walk, from: string, to: string, order: readonly string[]): Walk {
  const isBack = order.indexOf(to) < order.indexOf(from);
  if (!isBack || walk.before.includes(to)) return goOn(walk, from, to);
  const before = walk.before.filter((id) => order.indexOf(id) < order.indexOf(to));
  return { now: to, before, seen: new Set([...walk.seen, from, to]) };
}

/** The page that Previous goes to; `undefined` on the first one. */
export function pageBefore(walk: Walk, from: string, visible: readonly string[]): string | undefined {
  const walked = walk.before.findLast((id) => id !== from && visible.includes(id));
  return walked ?? visible[visible.indexOf(from) - 1];
}

/** Back to the page before. */
export function goBack(walk: Walk, from: string, visible: readonly string[]): Walk {
  const to = pageBefore(walk, from, visible);
  if (to === undefined) return walk;
  const known = walk.before.indexOf(to);
  const before = known < 0 ? [] : walk.before.slice(0, known);
  return { now: to, before, seen: new Set([...walk.seen, from, to]) };
}
