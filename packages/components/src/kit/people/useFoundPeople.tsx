import { useEffect, useRef, useState } from 'react';
import { type Group, type PeoplePage, type PeopleSource, type PeopleWanted, usePeopleSource } from './PeopleSource.tsx';
import { nameOf, type StoredPerson } from './stored-person.ts';

const MOST = 1_000;
const PAGE = 20;
const MORE_EVERY_MS = 1_000;

type State = 'closed' | 'start' | 'account' | 'guest' | 'offline' | 'waiting' | 'failed' | 'found';

export interface PeopleSought {
  readonly from: 'teamMembers' | 'organization' | 'specificUsers';
  /** Who can be chosen, where it is those alone. */
  readonly specific?: readonly StoredPerson[];
  /** How long somebody may go on typing before anybody is asked. */
  readonly debounceMs: number;
  readonly toPermit?: PeopleWanted['toPermit'];
}

export interface FoundPeople {
  readonly state: State;
  readonly people: readonly StoredPerson[];
  readonly groups: readonly Group[];
  /** The person may not search groups: there are none for that reason. */
  readonly lacksGroups: boolean;
  /** Fetches the next page, at most once a second; nothing where all are there. */
  readonly more: () => void;
}

interface Found extends PeoplePage {
  readonly key: string;
  readonly isFailed?: boolean;
}

/** Who can be chosen, as somebody types. Nobody is asked before the list is open. */
export function useFoundPeople(sought: PeopleSought, typed: string, isOpen: boolean): FoundPeople {
  const source = usePeopleSource();
  const [found, setFound] = useState<Found>();
  const lastMoreAt = useRef(0);
  const isBusy = useRef(false);
  const { from, specific = [], debounceMs, toPermit } = sought;
  const text = typed.trim();
  const state = isOpen ? before(from, text, source) : 'closed';
  const key = `${from} ${toPermit} ${text.toLocaleLowerCase()}`;
  const asks = state === undefined && from !== 'specificUsers';
  useEffect(() => {
    if (!asks || !source) return;
    const over = new AbortController();
    const ask = async () => {
      try {
        const page = await source.find({ from, text, toPermit }, over.signal);
        if (!over.signal.aborted) setFound({ key, ...page });
      } catch {
        if (!over.signal.aborted) setFound({ key, people: [], isFailed: true });
      }
    };
    const timer = setTimeout(ask, text === '' ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [asks, source, from, toPermit, text, key, debounceMs]);
  if (state !== undefined) return nobody(state);
  if (from === 'specificUsers') return { ...nobody('found'), people: among(specific, text) };
  if (found?.key !== key) return nobody('waiting');
  const more = () => {
    const now = performance.now();
    if (!source || found.next === undefined || found.people.length > MOST - PAGE || isBusy.current) return;
    if (lastMoreAt.current > 0 && now - lastMoreAt.current < MORE_EVERY_MS) return;
    lastMoreAt.current = now;
    isBusy.current = true;
    source
      .find({ from, text, toPermit, after: found.next }, new AbortController().signal)
      .then(
        (page) => setFound((last) => (last?.key === key ? joined(last, page) : last)),
        () => undefined,
      )
      .finally(() => {
        isBusy.current = false;
      });
  };
  const { people, groups = [], lacksGroups = false, isFailed } = found;
  return { state: isFailed ? 'failed' : 'found', people, groups, lacksGroups, more };
}

const nothing = () => undefined;

const nobody = (state: State): FoundPeople => ({ state, people: [], groups: [], lacksGroups: false, more: nothing });

const joined = (found: Found, { people, next }: PeoplePage): Found => ({
  ...found,
  people: [...found.people, ...people].slice(0, MOST),
  next,
});

/** What stands in the place of people; `undefined`: they are asked for. */
function before(from: PeopleSought['from'], text: string, source: PeopleSource | undefined): State | undefined {
  if (from === 'specificUsers') return undefined;
  if (!source) return 'account';
  if (from === 'organization' && source.isGuest) return 'guest';
  if (from === 'organization' && !source.isOnline) return 'offline';
  return from === 'organization' && text === '' ? 'start' : undefined;
}

const among = (people: readonly StoredPerson[], text: string): readonly StoredPerson[] => {
  const wanted = text.toLocaleLowerCase();
  return people.filter((person) => `${nameOf(person)} ${person.mail ?? ''}`.toLocaleLowerCase().includes(wanted));
};
