import type { ChoiceLoader } from '../choices/choice-loader.ts';
import { filterRows } from './filter-rows.ts';
import { parseRowFilter } from './parse-row-filter.ts';
import { getRowsDataSourceId, getRowsFilter, isRowsAddress } from './rows-address.ts';

/** The part of `DataRows` that loads rows. */
export interface RowsSource {
  readonly isOnline: boolean;
  read(
    request: { readonly dataSourceId: string; readonly isAnew: boolean },
    signal: AbortSignal,
  ): Promise<readonly unknown[] | undefined>;
}

/**
 * Creates a choice loader for rows of data sources. It returns the rows that match the filter in the requested
 * pseudo-URL, and rejects rows with hostile JSON.
 */
export function createRowChoiceLoader(rows: RowsSource): ChoiceLoader {
  return {
    isOnline: rows.isOnline,
    async load({ address, isAnew }, signal) {
      const filter = getRowsFilter(address);
      if (!isRowsAddress(address) || !parseRowFilter(filter)) return { kind: 'failed' };
      try {
        const all = await rows.read({ dataSourceId: getRowsDataSourceId(address), isAnew }, signal);
        const fitting = all && (await filterRows(all, filter));
        return fitting ? { kind: 'loaded', json: fitting } : { kind: 'failed' };
      } catch (cause) {
        if (signal.aborted) throw cause;
        return { kind: rows.isOnline ? 'failed' : 'offline' };
      }
    },
  };
}
