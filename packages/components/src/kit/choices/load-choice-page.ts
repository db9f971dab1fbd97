import { findHostileJson } from '@tideform/engine';
import { isRowsAddress } from '../data-rows/rows-address.ts';
import type { ChoiceListResult, ChoiceLoader } from './choice-loader.ts';
import { appendQueryParameters, type ChoiceSource } from './choice-source.ts';
import { findListItems, MAX_CHOICES } from './parse-choices.ts';

const DEFAULT_PAGE_SIZE = 100;

export interface ChoicePageRequest {
  /** URL with its template expressions filled in. */
  readonly address: string;
  /** Search text for the server; '' if the server doesn't search. */
  readonly search: string;
  /** Entries loaded so far. */
  readonly items: readonly unknown[];
  readonly isAnew: boolean;
}

/** State of a list that loads page by page. */
export type PartialChoiceList =
  | {
      readonly kind: 'loaded';
      readonly items: readonly unknown[];
      /** Whether all entries are loaded. */
      readonly isWhole: boolean;
      readonly isOld: boolean;
    }
  | Exclude<ChoiceListResult, { readonly kind: 'loaded' }>;

/** Loads the next entries of a list, or all of them. */
export async function loadChoicePage(
  loader: ChoiceLoader,
  source: ChoiceSource,
  { address, search, items, isAnew }: ChoicePageRequest,
  signal: AbortSignal,
): Promise<PartialChoiceList> {
  const limit = source.limit || DEFAULT_PAGE_SIZE;
  const page = source.disableLimit ? [] : [`limit=${limit}`, `skip=${items.length}`];
  const searched = search === '' ? [] : [`${encodeURIComponent(source.searchField)}=${encodeURIComponent(search)}`];
  const request = { address: appendQueryParameters(address, [...page, ...searched]), headers: source.headers, isAnew };
  const loaded = await loader.load(request, signal);
  if (loaded.kind !== 'loaded') return loaded;
  if (isRowsAddress(address)) return toCompleteList(loaded.json);
  const pageItems = findHostileJson(loaded.json) ? undefined : findListItems(loaded.json, source.selectValues);
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
const toCompleteList = (rows: unknown): PartialChoiceList =>
  Array.isArray(rows) ? { kind: 'loaded', items: rows, isWhole: true, isOld: false } : { kind: 'failed' };
