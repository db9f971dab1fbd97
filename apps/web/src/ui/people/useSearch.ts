import { useEffect, useState } from 'react';
import type { FoundPeople, SearchPeople } from './found-person.ts';

/** A search costs a request: it waits until the person has stopped typing. */
const debounceMs = 1_000;

export type SearchState =
  | { readonly kind: 'idle' | 'searching' | 'offline' | 'failed' }
  | { readonly kind: 'found'; readonly found: FoundPeople };

/** What the directory says to what is typed. */
export function useSearch(text: string, search: SearchPeople, isOnline: boolean): SearchState {
  const wanted = text.trim();
  const [answer, setAnswer] = useState<{ readonly to: string; readonly state: SearchState }>();
  useEffect(() => {
    if (wanted === '' || !isOnline) return;
    const asking = new AbortController();
    const tell = (state: SearchState) => !asking.signal.aborted && setAnswer({ to: wanted, state });
    const timer = setTimeout(() => {
      search(wanted, asking.signal).then(
        (found) => tell({ kind: 'found', found }),
        () => tell({ kind: 'failed' }),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
      setAnswer(undefined);
    };
  }, [wanted, search, isOnline]);
  if (wanted === '') return { kind: 'idle' };
  if (!isOnline) return { kind: 'offline' };
  return answer?.to === wanted ? answer.state : { kind: 'searching' };
}
