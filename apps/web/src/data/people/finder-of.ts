import type { Data } from '../data-context.ts';
import { browserClock } from '../world/browser-clock.ts';
import type { PeopleFinder } from './create-people-finder.ts';

const finders = new WeakMap<Data['graph'], Promise<PeopleFinder>>();

/** Returns the finder of people; its code comes with the first form that needs it. */
export function finderOf(data: Pick<Data, 'database' | 'graph'>, locale: string): Promise<PeopleFinder> {
  const { graph } = data;
  const known = finders.get(graph);
  if (known) return known;
  const made = import('./create-people-finder.ts').then(({ createPeopleFinder }) =>
    createPeopleFinder(graph, browserClock.monotonicMs, locale, async (teamId) =>
      (await import('./members-kept.ts')).readSitePeople(data, teamId, locale),
    ),
  );
  finders.set(graph, made);
  made.catch(() => finders.delete(graph));
  return made;
}
