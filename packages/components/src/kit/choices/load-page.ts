import { findHostileJson } from '@tideform/engine';
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
  if (isRowsAddress(address)) return allRows(loaded.json);
  const came = findHostileJson(loaded.json) ? undefined : itemsIn(loaded.json, source.selectValues);
  if (!came) return { kind: 'failed' };
  // Many know nothing of pages: they give all of it each time.
  const isSame = items.length > 0 && JSON.stringify(came[0]) === JSON.stringify(items[0]);
  const all = isSame ? items : [...items, ...came];
  const isWhole = isSame || source.disableLimit || came.length !== limit || all.length >= MOST_CHOICES;
  return { kind: 'loaded', items: all, isWhole, isOld: loaded.isOld ?? false };
}

/** They come whole, and each was looked at where they were read: the same list each time, as long as nothing has changed. */
const allRows = (rows: unknown): ListSoFar =>
  Array.isArray(rows) ? { kind: 'loaded', items: rows, isWhole: true, isOld: false } : { kind: 'failed' };
