import { useEffect, useRef, useState } from 'react';
import {
  type Group,
  type PeoplePage,
  type PeopleRequest,
  type PeopleSource,
  usePeopleSource,
} from './PeopleSource.tsx';
import { getPersonName, type StoredPerson } from './stored-person.ts';

const MAX_PEOPLE = 1_000;
const PAGE_SIZE = 20;
const MIN_LOAD_MORE_INTERVAL_MS = 1_000;

type PeopleSearchState = 'closed' | 'start' | 'account' | 'guest' | 'offline' | 'waiting' | 'failed' | 'found';

export interface PeopleSearchOptions {
  readonly from: 'teamMembers' | 'organization' | 'specificUsers';
  /** For `specificUsers`: the people to choose from. */
  readonly specific?: readonly StoredPerson[];
  /** Delay of searches while the user types, in milliseconds. */
  readonly debounceMs: number;
  readonly toPermit?: PeopleRequest['toPermit'];
}

export interface PeopleSearch {
  readonly state: PeopleSearchState;
  readonly people: readonly StoredPerson[];
  readonly groups: readonly Group[];
  /** Whether the results lack groups, because the user isn't allowed to search them. */
  readonly lacksGroups: boolean;
  /** Loads the next page, at most once a second; does nothing if all people are loaded. */
  readonly loadMore: () => void;
}

interface LoadedPeople extends PeoplePage {
  readonly key: string;
  readonly isFailed?: boolean;
}

/** Searches people while the user types, and only while the list is open. */
export function usePeopleSearch(searchOptions: PeopleSearchOptions, typed: string, isOpen: boolean): PeopleSearch {
  const source = usePeopleSource();
  const [found, setFound] = useState<LoadedPeople>();
  const lastMoreAt = useRef(0);
  const isBusy = useRef(false);
  const { from, specific = [], debounceMs, toPermit } = searchOptions;
  const text = typed.trim();
  const state = isOpen ? getBlockedState(from, text, source) : 'closed';
  const key = `${from} ${toPermit} ${text.toLocaleLowerCase()}`;
  const canSearch = state === undefined && from !== 'specificUsers';
  useEffect(() => {
    if (!canSearch || !source) return;
    const over = new AbortController();
    const runSearch = async () => {
      try {
        const page = await source.find({ from, text, toPermit }, over.signal);
        if (!over.signal.aborted) setFound({ key, ...page });
      } catch {
        if (!over.signal.aborted) setFound({ key, people: [], isFailed: true });
      }
    };
    const timer = setTimeout(runSearch, text === '' ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [canSearch, source, from, toPermit, text, key, debounceMs]);
  if (state !== undefined) return createEmptyResult(state);
  if (from === 'specificUsers') return { ...createEmptyResult('found'), people: filterPeople(specific, text) };
  if (found?.key !== key) return createEmptyResult('waiting');
  const more = () => {
    const now = performance.now();
    if (!source || found.next === undefined || found.people.length > MAX_PEOPLE - PAGE_SIZE || isBusy.current) return;
    if (lastMoreAt.current > 0 && now - lastMoreAt.current < MIN_LOAD_MORE_INTERVAL_MS) return;
    lastMoreAt.current = now;
    isBusy.current = true;
    source
      .find({ from, text, toPermit, after: found.next }, new AbortController().signal)
      .then(
        (page) => setFound((last) => (last?.key === key ? appendPage(last, page) : last)),
        () => undefined,
      )
      .finally(() => {
        isBusy.current = false;
      });
  };
  const { people, groups = [], lacksGroups = false, isFailed } = found;
  return { state: isFailed ? 'failed' : 'found', people, groups, lacksGroups, loadMore: more };
}

const doNothing = () => undefined;

const createEmptyResult = (state: PeopleSearchState): PeopleSearch => ({
  state,
  people: [],
  groups: [],
  lacksGroups: false,
  loadMore: doNothing,
});

const appendPage = (found: LoadedPeople, { people, next }: PeoplePage): LoadedPeople => ({
  ...found,
  people: [...found.people, ...people].slice(0, MAX_PEOPLE),
  next,
});

/** Returns the state to show if a search isn't possible; `undefined` if it is possible. */
function getBlockedState(
  from: PeopleSearchOptions['from'],
  text: string,
  source: PeopleSource | undefined,
): PeopleSearchState | undefined {
  if (from === 'specificUsers') return undefined;
  if (!source) return 'account';
  if (from === 'organization' && source.isGuest) return 'guest';
  if (from === 'organization' && !source.isOnline) return 'offline';
  return from === 'organization' && text === '' ? 'start' : undefined;
}

const filterPeople = (people: readonly StoredPerson[], text: string): readonly StoredPerson[] => {
  const searchText = text.toLocaleLowerCase();
  return people.filter((person) =>
    `${getPersonName(person)} ${person.mail ?? ''}`.toLocaleLowerCase().includes(searchText),
  );
};
