import { useEffect, useMemo, useState } from 'react';
import type { IconCatalog } from '../../data/forms/load-icon-catalog.ts';
import { searchIcons } from './search-icons.ts';

const debounceMs = 500;

export type IconSearch =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      /** Icons, best match first. */
      readonly icons: readonly { readonly name: string; readonly path: string }[];
      /** Whether the icons are suggestions, because the user hasn't searched. */
      readonly isSuggested: boolean;
    };

/** Returns the icons that match the typed text, half a second after the last keystroke. */
export function useIconSearch(load: () => Promise<IconCatalog>, typed: string): IconSearch {
  const [catalog, setCatalog] = useState<IconCatalog>();
  const [failed, setFailed] = useState(0);
  const [tries, setTries] = useState(1);
  const [query, setWanted] = useState(typed);

  useEffect(() => {
    let isUnmounted = false;
    load().then(
      (loaded) => !isUnmounted && setCatalog(loaded),
      () => !isUnmounted && setFailed(tries),
    );
    return () => {
      isUnmounted = true;
    };
  }, [load, tries]);

  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const isSuggested = query.trim() === '';
  const icons = useMemo(() => {
    if (!catalog) return [];
    const names = isSuggested ? suggestedIcons : searchIcons(catalog.names, query);
    return names.flatMap((name) => {
      const path = catalog.paths[name];
      return path ? [{ name, path }] : [];
    });
  }, [catalog, query, isSuggested]);
  if (catalog) return { state: 'ready', icons, isSuggested };
  return failed === tries ? { state: 'failed', retry: () => setTries(tries + 1) } : { state: 'loading' };
}

/** Icons that are shown before the user searches, for the most common kinds of forms. */
const suggestedIcons: readonly string[] = [
  'clipboard-check-outline',
  'clipboard-text-outline',
  'clipboard-list-outline',
  'format-list-checks',
  'file-document-edit-outline',
  'file-sign',
  'calendar-check-outline',
  'account-outline',
  'account-group-outline',
  'account-hard-hat-outline',
  'hard-hat',
  'alert-outline',
  'alert-octagon-outline',
  'shield-check-outline',
  'fire-extinguisher',
  'medical-bag',
  'hospital-building',
  'heart-pulse',
  'home-outline',
  'office-building-outline',
  'factory',
  'warehouse',
  'crane',
  'tools',
  'wrench-outline',
  'hammer-wrench',
  'truck-outline',
  'car-outline',
  'forklift',
  'package-variant-closed',
  'cart-outline',
  'cash-multiple',
  'receipt-text-outline',
  'briefcase-outline',
  'handshake-outline',
  'school-outline',
  'food-apple-outline',
  'leaf',
  'water-outline',
  'lightning-bolt-outline',
  'thermometer',
  'camera-outline',
  'map-marker-outline',
  'star-outline',
  'chat-question-outline',
  'comment-text-outline',
  'email-outline',
  'phone-outline',
];
