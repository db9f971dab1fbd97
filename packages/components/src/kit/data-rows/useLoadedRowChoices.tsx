import type { OfferedChoices } from '@tideform/engine';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { LoadedChoices, LoadedChoicesState } from '../choices/loaded-choices.ts';
import { getChoiceFinder } from '../combobox/choice-finder.ts';
import type { Choice } from '../read/choice.ts';
import { useDataRows } from './DataRows.tsx';
import { labelAndSortRows, type SortedRows } from './label-and-sort-rows.ts';
import { getRowChoices, type RowChoiceSettings } from './row-choices.ts';
import { formatRowsAddress, getRowsFilter } from './rows-address.ts';
import { runWhenIdle } from './run-when-idle.ts';

interface LoadedRowChoicesOptions {
  readonly dataSourceId: string;
  readonly filterQuery: string;
  readonly reading: RowChoiceSettings;
  readonly offer: OfferedChoices | undefined;
  /** Whether the list is currently open. */
  readonly isOpen: boolean;
}

type RowsResult = { readonly rows: SortedRows } | { readonly state: LoadedChoicesState };

const noChoices: readonly Choice[] = [];
const doNothing = () => undefined;
const missingRows: RowsResult = { state: 'missing' };

/**
 * Loads the rows of a data source as choices when the list is opened. Locally stored rows are prepared earlier, while
 * the page is idle.
 */
export function useLoadedRowChoices({
  dataSourceId,
  filterQuery,
  reading,
  offer,
  isOpen,
}: LoadedRowChoicesOptions): LoadedChoices {
  const source = useDataRows();
  const [tries, setTries] = useState(0);
  const [lastResult, setLast] = useState<{ readonly key: string; readonly result: RowsResult }>();
  const turn = offer?.reloadCount ?? 0;
  const key = JSON.stringify([dataSourceId, turn, tries]);
  const result = dataSourceId === '' ? missingRows : lastResult?.key === key ? lastResult.result : undefined;
  const isMissing = result === missingRows;
  const prepared = useEffectEvent(async (rows: readonly unknown[] | undefined): Promise<RowsResult> => {
    if (!rows) return missingRows;
    const named = await labelAndSortRows(rows, reading);
    return named ? { rows: named } : { state: 'failed' };
  });
  const filter = getRowsFilter(offer?.address ?? formatRowsAddress(dataSourceId, filterQuery));
  const indexChoices = useEffectEvent((rows: SortedRows) => {
    const fitting = getRowChoices(rows, reading, filter);
    if (fitting) getChoiceFinder(fitting);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter has other choices to make ready
  useEffect(() => {
    if (!source?.readCached || isOpen || dataSourceId === '') return;
    let isCanceled = false;
    const prefetch = async () => {
      const rows = await source.readCached?.(dataSourceId);
      const next = rows && !isCanceled ? await prepared(rows) : undefined;
      if (!next || !('rows' in next) || isCanceled) return;
      indexChoices(next.rows);
      setLast((now) => (now?.key === key ? now : { key, result: next }));
    };
    const stop = runWhenIdle(prefetch);
    return () => {
      isCanceled = true;
      stop();
    };
  }, [source, isOpen, key, dataSourceId, filter]);
  useEffect(() => {
    if (!source || !isOpen || isMissing) return;
    const over = new AbortController();
    const setResult = (next: RowsResult) => over.signal.aborted || setLast({ key, result: next });
    source
      .read({ dataSourceId, isAnew: turn + tries > 0 }, over.signal)
      .then(prepared)
      .then(setResult, () => setResult({ state: source.isOnline ? 'failed' : 'offline' }));
    return () => over.abort();
  }, [source, isOpen, isMissing, key, dataSourceId, turn, tries]);
  const rows = result && 'rows' in result ? result.rows : undefined;
  // Doesn't compute the choices of a closed list, because they would be computed for each letter typed in other fields.
  const choices = useMemo(
    () => (rows && isOpen ? getRowChoices(rows, reading, filter) : noChoices),
    [rows, isOpen, reading, filter],
  );
  const offered = { choices: choices ?? noChoices, isOld: false, origin: '', loadMore: doNothing };
  const state = rows ? (choices ? 'found' : 'unreadable') : result && 'state' in result ? result.state : undefined;
  return { ...offered, state: state ?? (source ? 'waiting' : 'absent'), retry: () => setTries((count) => count + 1) };
}
