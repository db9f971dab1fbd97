import { useEffect, useRef, useState } from 'react';
import { type PeopleSource, type Person, usePeopleSource } from '../kit/people/PeopleSource.tsx';
import { nameOf, type StoredPerson } from '../kit/people/stored-person.ts';
import type { UserProps } from './user.ts';

const MOST = 1_000;
const PAGE = 20;
const MORE_EVERY_MS = 1_000;

type State = 'closed' | 'start' | 'account' | 'guest' | 'offline' | 'waiting' | 'failed' | 'found';

export interface FoundPeople {
  readonly state: State;
  readonly people: readonly StoredPerson[];
  /** Fetches the next page, at most once a second; nothing where all are there. */
  readonly more: () => void;
}

interface Found {
  readonly key: string;
  readonly people: readonly StoredPerson[];
  readonly next?: string | undefined;
  readonly isFailed?: boolean;
}

/** Who can be chosen, as somebody types. Nobody is asked before the picker is open. */
export function useFoundPeople(props: UserProps, typed: string, isOpen: boolean): FoundPeople {
  const source = usePeopleSource();
  const [found, setFound] = useState<Found>();
  const lastMoreAt = useRef(0);
  const isBusy = useRef(false);
  const { usersSource: from, searchDebounce } = props;
  const text = typed.trim();
  const state = isOpen ? before(from, text, source) : 'closed';
  const key = `${from} ${text.toLocaleLowerCase()}`;
  const asks = state === undefined && from !== 'specificUsers';
  useEffect(() => {
    if (!asks || !source) return;
    const over = new AbortController();
    const ask = async () => {
      try {
        const page = await source.find({ from, text }, over.signal);
        if (!over.signal.aborted) setFound({ key, ...page });
      } catch {
        if (!over.signal.aborted) setFound({ key, people: [], isFailed: true });
      }
    };
    const timer = setTimeout(ask, text === '' ? 0 : Math.max(0, searchDebounce ?? DEBOUNCE_S) * 1_000);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [asks, source, from, text, key, searchDebounce]);
  if (state !== undefined) return { state, people: [], more: nothing };
  if (from === 'specificUsers') return { state: 'found', people: among(props.specificUsers, text), more: nothing };
  if (found?.key !== key) return { state: 'waiting', people: [], more: nothing };
  const more = () => {
    const now = performance.now();
    if (!source || found.next === undefined || found.people.length > MOST - PAGE || isBusy.current) return;
    if (lastMoreAt.current > 0 && now - lastMoreAt.current < MORE_EVERY_MS) return;
    lastMoreAt.current = now;
    isBusy.current = true;
    source
      .find({ from, text, after: found.next }, new AbortController().signal)
      .then(
        (page) => setFound((last) => (last?.key === key ? joined(last, page.people, page.next) : last)),
        () => undefined,
      )
      .finally(() => {
        isBusy.current = false;
      });
  };
  return { state: found.isFailed ? 'failed' : 'found', people: found.people, more };
}

const DEBOUNCE_S = 0.3;

const nothing = () => undefined;

const joined = (found: Found, people: readonly Person[], next: string | undefined): Found => ({
  ...found,
  people: [...found.people, ...people].slice(0, MOST),
  next,
});

/** What stands in the place of people; `undefined`: they are asked for. */
function before(from: UserProps['usersSource'], text: string, source: PeopleSource | undefined): State | undefined {
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
