import type { ChoiceLoader } from '../choices/choice-loader.ts';
import { filterRows } from './filter-rows.ts';
import { parseFilter } from './parse-filter.ts';
import { getDataSourceId, getFilter, isRowsAddress } from './rows-address.ts';

/** The part of `DataRows` that loads rows. */
export interface RowsReader {
  readonly isOnline: boolean;
  read(
    wanted: { readonly dataSourceId: string; readonly isAnew: boolean },
    signal: AbortSignal,
  ): Promise<readonly unknown[] | undefined>;
}

/**
 * Creates a choice loader for rows of data sources. It returns the rows that match the filter in the requested
 * pseudo-URL, and rejects rows with hostile JSON.
 */
export function createRowsLoader(rows: RowsReader): ChoiceLoader {
  return {
    isOnline: rows.isOnline,
    async load({ address, isAnew }, signal) {
      const filter = getFilter(address);
      if (!isRowsAddress(address) || !parseFilter(filter)) return { kind: 'failed' };
      try {
        const all = await rows.read({ dataSourceId: getDataSourceId(address), isAnew }, signal);
        const fitting = all && (await filterRows(all, filter));
        return fitting ? { kind: 'loaded', json: fitting } : { kind: 'failed' };
      } catch (cause) {
        if (signal.aborted) throw cause;
        return { kind: rows.isOnline ? 'failed' : 'offline' };
      }
    },
  };
}
