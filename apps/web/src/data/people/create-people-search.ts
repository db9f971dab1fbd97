import type { GraphClient } from '@tideform/graph';
import type { FoundPeople, SearchPeople } from '../../ui/people/found-person.ts';
import { type PeopleWanted, searchPeople } from './search-people.ts';

const most = { entries: 20, ageMs: 10 * 60_000 };

/** Searches the directory; what was found last is found again without asking. */
export function createPeopleSearch(
  graph: Pick<GraphClient, 'call'>,
  monotonicMs: () => number,
): (wanted: PeopleWanted) => SearchPeople {
  const kept = new Map<string, { readonly found: FoundPeople; readonly atMs: number }>();
  return (wanted) => async (text, signal) => {
    const key = JSON.stringify([text.toLocaleLowerCase(), wanted.groups, wanted.most]);
    const known = kept.get(key);
    if (known && monotonicMs() - known.atMs < most.ageMs) return known.found;
    const found = await searchPeople(graph, text, wanted, signal);
    kept.delete(key);
    kept.set(key, { found, atMs: monotonicMs() });
    for (const [oldest] of kept) {
      if (kept.size <= most.entries) break;
      kept.delete(oldest);
    }
    return found;
  };
}
