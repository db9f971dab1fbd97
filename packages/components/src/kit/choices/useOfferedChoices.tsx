import type { Offer } from '@tideform/engine';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useDataRows } from '../data-rows/DataRows.tsx';
import { isRowsAddress } from '../data-rows/rows-address.ts';
import { rowsLoader } from '../data-rows/rows-loader.ts';
import type { Choice } from '../read/choice.ts';
import { useChoiceLoader } from './ChoiceLoader.tsx';
import type { ChoiceLoader } from './choice-loader.ts';
import type { ChoiceSource } from './choice-source.ts';
import { choicesIn } from './choices-in.ts';
import { type ListSoFar, loadPage } from './load-page.ts';
import type { Offered } from './offered.ts';
import { prepareChoices } from './prepare-choices.ts';
import { useRowsAhead } from './useRowsAhead.tsx';

interface Asked {
  readonly source: ChoiceSource;
  readonly offer: Offer | undefined;
  /** Told when all that there is to choose from is here. */
  readonly onOffer: ((address: string, list: readonly unknown[]) => void) | undefined;
  readonly typed: string;
  /** Somebody wants to see them now. */
  readonly isWanted: boolean;
}

const DEBOUNCE_S = 0.3;
const none: readonly Choice[] = [];
const nothing = () => undefined;
const nobody: Offered = { state: 'absent', choices: none, isOld: false, origin: '', more: nothing, retry: nothing };

/** What there is to choose from where the form does not say it, as far as it is known by now. */
export function useOfferedChoices({ source, offer, onOffer, typed, isWanted }: Asked): Offered {
  const rows = useDataRows();
  const ofRows = useMemo(() => rows && rowsLoader(rows), [rows]);
  const ofLists = useChoiceLoader();
  const isCode = 'code' in source.from;
  const search = source.searchField === '' ? '' : typed.trim();
  const isShort = source.searchField !== '' && search.length < (source.minSearch ?? 0);
  const address = 'address' in source.from ? (offer?.address ?? source.from.address) : '';
  const loader = isRowsAddress(address) ? ofRows : ofLists;
  const ahead = useRowsAhead({ address, source, isWanted });
  const list = useLoadedList({
    ...{ source, address, search },
    loader: isWanted && !isCode && !isShort ? loader : undefined,
    turn: offer?.turn ?? 0,
    onWhole: (items) => search === '' && onOffer?.(address, items),
  });
  if (isCode) return fromCode(source, offer);
  if (isShort) return { ...nobody, state: 'short' };
  const { soFar, more, retry } = list;
  if (!soFar && ahead) return { ...nobody, state: 'found', choices: choicesIn(ahead, source) };
  if (!soFar) return { ...nobody, state: loader ? 'waiting' : 'absent' };
  if (soFar.kind !== 'loaded')
    return { ...nobody, state: soFar.kind, retry, origin: soFar.kind === 'refused' ? soFar.origin : '' };
  return { state: 'found', choices: choicesIn(soFar.items, source), isOld: soFar.isOld, origin: '', more, retry };
}

function fromCode(source: ChoiceSource, offer: Offer | undefined): Offered {
  if (offer?.isFailed) return { ...nobody, state: 'broken' };
  return offer?.list
    ? { ...nobody, state: 'found', choices: choicesIn(offer.list, source) }
    : { ...nobody, state: 'waiting' };
}

interface ListOptions {
  readonly loader: ChoiceLoader | undefined;
  readonly source: ChoiceSource;
  readonly address: string;
  readonly search: string;
  readonly turn: number;
  readonly onWhole: (items: readonly unknown[]) => void;
}

/** Loads a list from where it is, and again where that has changed. */
function useLoadedList({ loader, source, address, search, turn, onWhole }: ListOptions) {
  const [tries, setTries] = useState(0);
  const [list, setList] = useState<{ readonly key: string; readonly soFar: ListSoFar }>();
  const isBusy = useRef(false);
  const key = JSON.stringify([address, search, turn, tries]);
  const soFar = list?.key === key ? list.soFar : undefined;
  const isHere = soFar?.kind === 'loaded' && !(soFar.isOld && loader?.isOnline);
  const take = useEffectEvent((next: ListSoFar, askedFor: string) => {
    if (askedFor !== key) return;
    setList({ key, soFar: next });
    if (next.kind === 'loaded' && next.isWhole) onWhole(next.items);
  });
  const load = useEffectEvent(async (items: readonly unknown[], signal: AbortSignal) => {
    if (!loader) return;
    const wanted = { address, search, items, isAnew: turn > 0 || tries > 0 };
    const next = await loadPage(loader, source, wanted, signal).catch((): ListSoFar => ({ kind: 'failed' }));
    if (next.kind === 'loaded') await prepareChoices(next.items, source);
    if (!signal.aborted) take(next, key);
  });
  const isFirst = list === undefined;
  const seconds = source.searchDebounce ?? DEBOUNCE_S;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is all that is asked for
  useEffect(() => {
    if (!loader || isHere) return;
    const over = new AbortController();
    const timer = setTimeout(() => void load([], over.signal), isFirst ? 0 : Math.max(0, seconds) * 1_000);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [loader, key, isHere]);
  const more = () => {
    if (isBusy.current || soFar?.kind !== 'loaded' || soFar.isWhole) return;
    isBusy.current = true;
    void load(soFar.items, new AbortController().signal).finally(() => {
      isBusy.current = false;
    });
  };
  return { soFar, more, retry: () => setTries((count) => count + 1) };
}
