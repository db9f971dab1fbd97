import { operations } from '@tideform/graph';
import { useMemo } from 'react';
import type { FoundPerson, SearchPeople } from '../../ui/people/found-person.ts';
import { type Data, useData } from '../data-context.ts';
import { browserClock } from '../world/browser-clock.ts';
import { createPeopleSearch } from './create-people-search.ts';

const searches = new WeakMap<Data['graph'], ReturnType<typeof createPeopleSearch>>();

/** What a picker of people asks the directory: 20 people for an answer, 30 of each kind for permissions. */
export function usePeopleSearch(wanted: 'users' | 'users-and-groups'): {
  readonly search: SearchPeople;
  /** The picture of a person; `undefined` where there is none. */
  readonly pictureOf: (person: FoundPerson) => Promise<Blob | undefined>;
} {
  const { graph } = useData();
  return useMemo(() => {
    const search = searches.get(graph) ?? createPeopleSearch(graph, browserClock.monotonicMs);
    searches.set(graph, search);
    const groups = wanted === 'users-and-groups';
    return {
      search: search({ groups, most: groups ? 30 : 20 }),
      pictureOf: ({ kind, id }) =>
        kind === 'group'
          ? Promise.resolve(undefined)
          : graph.call(operations.getUserPhotoValue, { userId: id }).catch(() => undefined),
    };
  }, [graph, wanted]);
}
