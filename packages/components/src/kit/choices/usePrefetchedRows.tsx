import { useEffect, useEffectEvent, useState } from 'react';
import { getChoiceFinder } from '../combobox/choice-finder.ts';
import { useDataRows } from '../data-rows/DataRows.tsx';
import { filterRows } from '../data-rows/filter-rows.ts';
import { getRowsDataSourceId, getRowsFilter, isRowsAddress } from '../data-rows/rows-address.ts';
import { runWhenIdle } from '../data-rows/run-when-idle.ts';
import type { ChoiceSource } from './choice-source.ts';
import { parseChoicesInSteps } from './parse-choices-in-steps.ts';

interface PrefetchedRowsOptions {
  readonly address: string;
  readonly source: ChoiceSource;
  /** Whether the list is currently open. */
  readonly isOpen: boolean;
}

/** Converts locally stored rows to choices while the page is idle, before the user opens the list (record 158). */
export function usePrefetchedRows({ address, source, isOpen }: PrefetchedRowsOptions): readonly unknown[] | undefined {
  const rows = useDataRows();
  const [ready, setReady] = useState<{ readonly address: string; readonly items: readonly unknown[] }>();
  const loadMatchingRows = useEffectEvent(async () => {
    const all = await rows?.readCached?.(getRowsDataSourceId(address));
    return all && (await filterRows(all, getRowsFilter(address)));
  });
  const prepared = useEffectEvent((items: readonly unknown[]) => parseChoicesInSteps(items, source));
  useEffect(() => {
    if (!rows?.readCached || isOpen || !isRowsAddress(address)) return;
    let isCanceled = false;
    const prefetch = async () => {
      const items = await loadMatchingRows();
      if (!items || isCanceled) return;
      const choices = await prepared(items);
      if (isCanceled) return;
      getChoiceFinder(choices);
      setReady({ address, items });
    };
    const stop = runWhenIdle(prefetch);
    return () => {
      isCanceled = true;
      stop();
    };
  }, [rows, address, isOpen]);
  return ready?.address === address ? ready.items : undefined;
}
