import type { ChoiceLoader } from '../choices/choice-loader.ts';
import { fittingRows } from './fitting-rows.ts';
import { readFilter } from './read-filter.ts';
import { filterIn, isRowsAddress, sourceIn } from './rows-address.ts';

/** Where the rows are read, as `DataRows` says it. */
export interface RowsReader {
  readonly isOnline: boolean;
  read(
    wanted: { readonly dataSourceId: string; readonly isAnew: boolean },
    signal: AbortSignal,
  ): Promise<readonly unknown[] | undefined>;
}

/** Loads rows of data sources as lists of choices are loaded: those that fit the filter of their address. None of them is hostile. */
export function rowsLoader(rows: RowsReader): ChoiceLoader {
  return {
    isOnline: rows.isOnline,
    async load({ address, isAnew }, signal) {
      const filter = filterIn(address);
      if (!isRowsAddress(address) || !readFilter(filter)) return { kind: 'failed' };
      try {
        const all = await rows.read({ dataSourceId: sourceIn(address), isAnew }, signal);
        const fitting = all && (await fittingRows(all, filter));
        return fitting ? { kind: 'loaded', json: fitting } : { kind: 'failed' };
      } catch (cause) {
        if (signal.aborted) throw cause;
        return { kind: rows.isOnline ? 'failed' : 'offline' };
      }
    },
  };
}
