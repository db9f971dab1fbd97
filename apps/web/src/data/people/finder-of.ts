import type { Data } from '../data-context.ts';
import { browserClock } from '../world/browser-clock.ts';
import type { PeopleFinder } from './create-people-finder.ts';

const finders = new WeakMap<Data['graph'], Promise<PeopleFinder>>();

/** Who finds people; its code comes with the first form that asks for some. */
export function finderOf(graph: Data['graph'], locale: string): Promise<PeopleFinder> {
  const known = finders.get(graph);
  if (known) return known;
  const made = import('./create-people-finder.ts').then(({ createPeopleFinder }) =>
    createPeopleFinder(graph, browserClock.monotonicMs, locale),
  );
  finders.set(graph, made);
  made.catch(() => finders.delete(graph));
  return made;
}
