import { browserClock } from '../browser/browser-ports.ts';
import type { Data } from '../data-context.ts';
import type { PeopleFinder } from './create-people-finder.ts';

const finders = new WeakMap<Data['graph'], Promise<PeopleFinder>>();

/** Returns the people finder for a locale. Its code is loaded on first use. */
export function getPeopleFinder(data: Pick<Data, 'database' | 'graph'>, locale: string): Promise<PeopleFinder> {
  const { graph } = data;
  const existing = finders.get(graph);
  if (existing) return existing;
  const finder = import('./create-people-finder.ts').then(({ createPeopleFinder }) =>
    createPeopleFinder(graph, browserClock.monotonicMs, locale, async (teamId) =>
      (await import('./local-members.ts')).loadSitePeople(data, teamId, locale),
    ),
  );
  finders.set(graph, finder);
  finder.catch(() => finders.delete(graph));
  return finder;
}
