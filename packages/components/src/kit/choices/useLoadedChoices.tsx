import type { OfferedChoices } from '@tideform/engine';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useDataRows } from '../data-rows/DataRows.tsx';
import { isRowsAddress } from '../data-rows/rows-address.ts';
import { createRowChoiceLoader } from '../data-rows/rows-loader.ts';
import type { Choice } from '../read/choice.ts';
import { useChoiceLoader } from './ChoiceLoader.tsx';
import type { ChoiceLoader } from './choice-loader.ts';
import type { ChoiceSource } from './choice-source.ts';
import { loadChoicePage, type PartialChoiceList } from './load-choice-page.ts';
import type { LoadedChoices } from './loaded-choices.ts';
import { parseChoices } from './parse-choices.ts';
import { parseChoicesInSteps } from './parse-choices-in-steps.ts';
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
const emptyChoices: readonly Choice[] = [];
const doNothing = () => undefined;
const noChoices: LoadedChoices = {
  state: 'absent',
  choices: emptyChoices,
  isOld: false,
  origin: '',
  loadMore: doNothing,
  retry: doNothing,
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
  const ofRows = useMemo(() => rows && createRowChoiceLoader(rows), [rows]);
  const ofLists = useChoiceLoader();
  const isCode = 'code' in source.from;
  const search = source.searchField === '' ? '' : typed.trim();
  const isShort = source.searchField !== '' && search.length < (source.minSearch ?? 0);
  const address = 'address' in source.from ? (offer?.address ?? source.from.address) : '';
  const loader = isRowsAddress(address) ? ofRows : ofLists;
  const prefetched = usePrefetchedRows({ address, source, isOpen });
  const list = useLoadedChoiceList({
    ...{ source, address, search },
    loader: isOpen && !isCode && !isShort ? loader : undefined,
    turn: offer?.reloadCount ?? 0,
    onComplete: (items) => search === '' && onChoicesLoaded?.(address, items),
  });
  if (isCode) return getChoicesFromCode(source, offer);
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

function getChoicesFromCode(source: ChoiceSource, offer: OfferedChoices | undefined): LoadedChoices {
  if (offer?.isFailed) return { ...noChoices, state: 'broken' };
  return offer?.list
    ? { ...noChoices, state: 'found', choices: parseChoices(offer.list, source) }
    : { ...noChoices, state: 'waiting' };
}

interface LoadedListOptions {
  readonly loader: ChoiceLoader | undefined;
  readonly source: ChoiceSource;
  readonly address: string;
  readonly search: string;
  readonly turn: number;
  readonly onComplete: (items: readonly unknown[]) => void;
}

/** Loads a list page by page. Loads it again when its URL, the search text or `turn` changes. */
function useLoadedChoiceList({ loader, source, address, search, turn, onComplete }: LoadedListOptions) {
  const [tries, setTries] = useState(0);
  const [list, setList] = useState<{ readonly key: string; readonly soFar: PartialChoiceList }>();
  const isBusy = useRef(false);
  const key = JSON.stringify([address, search, turn, tries]);
  const partialList = list?.key === key ? list.soFar : undefined;
  const isHere = partialList?.kind === 'loaded' && !(partialList.isOld && loader?.isOnline);
  const applyPage = useEffectEvent((next: PartialChoiceList, askedFor: string) => {
    if (askedFor !== key) return;
    setList({ key, soFar: next });
    if (next.kind === 'loaded' && next.isWhole) onComplete(next.items);
  });
  const load = useEffectEvent(async (items: readonly unknown[], signal: AbortSignal) => {
    if (!loader) return;
    const pageRequest = { address, search, items, isAnew: turn > 0 || tries > 0 };
    const next = await loadChoicePage(loader, source, pageRequest, signal).catch(
      (): PartialChoiceList => ({ kind: 'failed' }),
    );
    if (next.kind === 'loaded') await parseChoicesInSteps(next.items, source);
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
    if (isBusy.current || partialList?.kind !== 'loaded' || partialList.isWhole) return;
    isBusy.current = true;
    void load(partialList.items, new AbortController().signal).finally(() => {
      isBusy.current = false;
    });
  };
  return { soFar: partialList, more, retry: () => setTries((count) => count + 1) };
}
