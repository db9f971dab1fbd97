import { findHostileJson } from '@tideform/engine';
import { isHostileRow } from '../data-rows/is-hostile-row.ts';
import { isRowsAddress } from '../data-rows/rows-address.ts';
import type { ChoiceLoader, LoadedList } from './choice-loader.ts';
import { type ChoiceSource, withQuery } from './choice-source.ts';
import { itemsIn, MOST_CHOICES } from './choices-in.ts';

const LIMIT = 100;

export interface PageWanted {
  /** With its holes filled in. */
  readonly address: string;
  /** What whoever is asked is to look for. */
  readonly search: string;
  /** What has come before. */
  readonly items: readonly unknown[];
  readonly isAnew: boolean;
}

/** What there is of a list by now. */
export type ListSoFar =
  | {
      readonly kind: 'loaded';
      readonly items: readonly unknown[];
      /** There are no more. */
      readonly isWhole: boolean;
      readonly isOld: boolean;
    }
  | Exclude<LoadedList, { readonly kind: 'loaded' }>;

/** Asks for the next entries of a list, or for all of them. */
export async function loadPage(
  loader: ChoiceLoader,
  source: ChoiceSource,
  { address, search, items, isAnew }: PageWanted,
  signal: AbortSignal,
): Promise<ListSoFar> {
  const limit = source.limit || LIMIT;
  const page = source.disableLimit ? [] : [`limit=${limit}`, `skip=${items.length}`];
  const searched = search === '' ? [] : [`${encodeURIComponent(source.searchField)}=${encodeURIComponent(search)}`];
  const wanted = { address: withQuery(address, [...page, ...searched]), headers: source.headers, isAnew };
  const loaded = await loader.load(wanted, signal);
  if (loaded.kind !== 'loaded') return loaded;
  const came = isHostile(loaded.json, address) ? undefined : itemsIn(loaded.json, source.selectValues);
  if (!came) return { kind: 'failed' };
  // Many know nothing of pages: they give all of it each time.
  const isSame = items.length > 0 && JSON.stringify(came[0]) === JSON.stringify(items[0]);
  const all = isSame ? items : [...items, ...came];
  const isWhole = isSame || source.disableLimit || came.length !== limit || all.length >= MOST_CHOICES;
  return { kind: 'loaded', items: all, isWhole, isOld: loaded.isOld ?? false };
}

const isHostile = (json: unknown, address: string): boolean =>
  isRowsAddress(address) && Array.isArray(json) ? json.some(isHostileRow) : findHostileJson(json) !== undefined;
