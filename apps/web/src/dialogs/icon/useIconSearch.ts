import { useEffect, useMemo, useState } from 'react';
import type { IconCatalog } from '../../data/load-icon-catalog.ts';
import { searchIcons } from './search-icons.ts';
import { suggestedIcons } from './suggested-icons.ts';

const debounceMs = 500;

export type IconSearch =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      /** Icons to choose from, the best first. */
      readonly icons: readonly { readonly name: string; readonly path: string }[];
      /** Nothing was searched for: these are suggestions. */
      readonly isSuggested: boolean;
    };

/** The icons for what was typed, half a second after the last key. */
export function useIconSearch(load: () => Promise<IconCatalog>, typed: string): IconSearch {
  const [catalog, setCatalog] = useState<IconCatalog>();
  const [failed, setFailed] = useState(0);
  const [tries, setTries] = useState(1);
  const [wanted, setWanted] = useState(typed);

  useEffect(() => {
    let isOver = false;
    load().then(
      (loaded) => !isOver && setCatalog(loaded),
      () => !isOver && setFailed(tries),
    );
    return () => {
      isOver = true;
    };
  }, [load, tries]);

  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const isSuggested = wanted.trim() === '';
  const icons = useMemo(() => {
    if (!catalog) return [];
    const names = isSuggested ? suggestedIcons : searchIcons(catalog.names, wanted);
    return names.flatMap((name) => {
      const path = catalog.paths[name];
      return path ? [{ name, path }] : [];
    });
  }, [catalog, wanted, isSuggested]);
  if (catalog) return { state: 'ready', icons, isSuggested };
  return failed === tries ? { state: 'failed', retry: () => setTries(tries + 1) } : { state: 'loading' };
}
