import type { OfferedChoices } from '@tideform/engine';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useDataRows } from '../data-rows/DataRows.tsx';
import { isRowsAddress } from '../data-rows/rows-address.ts';
import { createRowsLoader } from '../data-rows/rows-loader.ts';
import type { Choice } from '../read/choice.ts';
import { useChoiceLoader } from './ChoiceLoader.tsx';
import type { ChoiceLoader } from './choice-loader.ts';
import type { ChoiceSource } from './choice-source.ts';
import { loadPage, type PartialList } from './load-page.ts';
import type { LoadedChoices } from './loaded-choices.ts';
import { parseChoices } from './parse-choices.ts';
import { prepareChoices } from './prepare-choices.ts';
import { usePrefetchedRows } from './usePrefetchedRows.tsx';

interface LoadedChoicesOptions {
  readonly source: ChoiceSource;
  readonly offer: OfferedChoices | undefined;
  /** Called when all choices are loaded. */
  readonly onChoicesLoaded: ((address: string, list: readonly unknown[]) => void) | undefined;
  readonly typed: string;
  /** Whether the list is currently open. */
  readonly isOpen: boolean;
}

const DEBOUNCE_S = 0.3;
const none: readonly Choice[] = [];
const nothing = () => undefined;
const noChoices: LoadedChoices = {
  state: 'absent',
  choices: none,
  isOld: false,
  origin: '',
  loadMore: nothing,
  retry: nothing,
};

/** Loads choices from an external source, and returns those that are loaded so far. */
export function useLoadedChoices({
  source,
  offer,
  onChoicesLoaded,
  typed,
  isOpen,
}: LoadedChoicesOptions): LoadedChoices {
  const rows = useDataRows();
  const ofRows = useMemo(() => rows && createRowsLoader(rows), [rows]);
  const ofLists = useChoiceLoader();
  const isCode = 'code' in source.from;
  const search = source.searchField === '' ? '' : typed.trim();
  const isShort = source.searchField !== '' && search.length < (source.minSearch ?? 0);
  const address = 'address' in source.from ? (offer?.address ?? source.from.address) : '';
  const loader = isRowsAddress(address) ? ofRows : ofLists;
  const prefetched = usePrefetchedRows({ address, source, isOpen });
  const list = useLoadedList({
    ...{ source, address, search },
    loader: isOpen && !isCode && !isShort ? loader : undefined,
    turn: offer?.reloadCount ?? 0,
    onComplete: (items) => search === '' && onChoicesLoaded?.(address, items),
  });
  if (isCode) return fromCode(source, offer);
  if (isShort) return { ...noChoices, state: 'short' };
  const { soFar: partialList, more, retry } = list;
  if (!partialList && prefetched) return { ...noChoices, state: 'found', choices: parseChoices(prefetched, source) };
  if (!partialList) return { ...noChoices, state: loader ? 'waiting' : 'absent' };
  if (partialList.kind !== 'loaded')
    return {
      ...noChoices,
      state: partialList.kind,
      retry,
      origin: partialList.kind === 'refused' ? partialList.origin : '',
    };
  return {
    state: 'found',
    choices: parseChoices(partialList.items, source),
    isOld: partialList.isOld,
    origin: '',
    loadMore: more,
    retry,
  };
}

function fromCode(source: ChoiceSource, offer: OfferedChoices | undefined): LoadedChoices {
  if (offer?.isFailed) return { ...noChoices, state: 'broken' };
  return offer?.list
    ? { ...noChoices, state: 'found', choices: parseChoices(offer.list, source) }
    : { ...noChoices, state: 'waiting' };
}

interface ListOptions {
  readonly loader: ChoiceLoader | undefined;
  readonly source: ChoiceSource;
  readonly address: string;
  readonly search: string;
  readonly turn: number;
  readonly onComplete: (items: readonly unknown[]) => void;
}

/** Loads a list page by page. Loads it again when its URL, the search text or `turn` changes. */
function useLoadedList({ loader, source, address, search, turn, onComplete }: ListOptions) {
  const [tries, setTries] = useState(0);
  const [list, setList] = useState<{ readonly key: string; readonly soFar: PartialList }>();
  const isBusy = useRef(false);
  const key = JSON.stringify([address, search, turn, tries]);
  const soFar = list?.key === key ? list.soFar : undefined;
  const isHere = soFar?.kind === 'loaded' && !(soFar.isOld && loader?.isOnline);
  const applyPage = useEffectEvent((next: PartialList, askedFor: string) => {
    if (askedFor !== key) return;
    setList({ key, soFar: next });
    if (next.kind === 'loaded' && next.isWhole) onComplete(next.items);
  });
  const load = useEffectEvent(async (items: readonly unknown[], signal: AbortSignal) => {
    if (!loader) return;
    const wanted = { address, search, items, isAnew: turn > 0 || tries > 0 };
    const next = await loadPage(loader, source, wanted, signal).catch((): PartialList => ({ kind: 'failed' }));
    if (next.kind === 'loaded') await prepareChoices(next.items, source);
    if (!signal.aborted) applyPage(next, key);
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
