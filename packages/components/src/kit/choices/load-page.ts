import { findHostileJson } from '@tideform/engine';
import { isRowsAddress } from '../data-rows/rows-address.ts';
import type { ChoiceLoader, LoadedList } from './choice-loader.ts';
import { appendQuery, type ChoiceSource } from './choice-source.ts';
import { findItems, MAX_CHOICES } from './parse-choices.ts';

const LIMIT = 100;

export interface PageRequest {
  /** URL with its template expressions filled in. */
  readonly address: string;
  /** Search text for the server; '' if the server doesn't search. */
  readonly search: string;
  /** Entries loaded so far. */
  readonly items: readonly unknown[];
  readonly isAnew: boolean;
}

/** State of a list that loads page by page. */
export type PartialList =
  | {
      readonly kind: 'loaded';
      readonly items: readonly unknown[];
      /** Whether all entries are loaded. */
      readonly isWhole: boolean;
      readonly isOld: boolean;
    }
  | Exclude<LoadedList, { readonly kind: 'loaded' }>;

/** Loads the next entries of a list, or all of them. */
export async function loadPage(
  loader: ChoiceLoader,
  source: ChoiceSource,
  { address, search, items, isAnew }: PageRequest,
  signal: AbortSignal,
): Promise<PartialList> {
  const limit = source.limit || LIMIT;
  const page = source.disableLimit ? [] : [`limit=${limit}`, `skip=${items.length}`];
  const searched = search === '' ? [] : [`${encodeURIComponent(source.searchField)}=${encodeURIComponent(search)}`];
  const request = { address: appendQuery(address, [...page, ...searched]), headers: source.headers, isAnew };
  const loaded = await loader.load(request, signal);
  if (loaded.kind !== 'loaded') return loaded;
  if (isRowsAddress(address)) return toCompleteList(loaded.json);
  const pageItems = findHostileJson(loaded.json) ? undefined : findItems(loaded.json, source.selectValues);
  if (!pageItems) return { kind: 'failed' };
  // Many servers don't support paging and return the whole list for each request.
  const isSame = items.length > 0 && JSON.stringify(pageItems[0]) === JSON.stringify(items[0]);
  const all = isSame ? items : [...items, ...pageItems];
  const isWhole = isSame || source.disableLimit || pageItems.length !== limit || all.length >= MAX_CHOICES;
  return { kind: 'loaded', items: all, isWhole, isOld: loaded.isOld ?? false };
}

/**
 * Converts the rows of a data source, which are complete and already validated. The list stays the same object until
 * the rows change, so results computed from it stay cached.
 */
const toCompleteList = (rows: unknown): PartialList =>
  Array.isArray(rows) ? { kind: 'loaded', items: rows, isWhole: true, isOld: false } : { kind: 'failed' };
