import { useLocale } from '@tideform/i18n/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Maps, Place, PlaceSuggestion } from './maps.ts';

const DEBOUNCE_MS = 300;
const MIN_SEARCH_LENGTH = 3;

export type PlaceSearchState =
  | { readonly kind: 'idle' | 'searching' | 'failed' }
  | { readonly kind: 'found'; readonly all: readonly PlaceSuggestion[] };

interface PlaceSearchHandlers {
  readonly onPlace: (place: Place) => void;
  readonly onFail?: (() => void) | undefined;
}

/** Searches places while the user types. */
export function usePlaceSearch(maps: Maps | undefined, typed: string | undefined, handlers: PlaceSearchHandlers) {
  const { locale } = useLocale();
  const [search, setSearch] = useState<PlaceSearchState>({ kind: 'idle' });
  const text = typed?.trim() ?? '';
  const fail = useEffectEvent(() => {
    setSearch({ kind: 'failed' });
    handlers.onFail?.();
  });
  useEffect(() => {
    if (!maps || text.length < MIN_SEARCH_LENGTH) return setSearch({ kind: 'idle' });
    const end = new AbortController();
    const timer = setTimeout(() => {
      setSearch({ kind: 'searching' });
      maps.find(text, locale, end.signal).then(
        (all) => !end.signal.aborted && setSearch({ kind: 'found', all }),
        () => !end.signal.aborted && fail(),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [maps, text, locale]);
  const choose = async (suggestion: PlaceSuggestion): Promise<void> => {
    const place = await suggestion.place(AbortSignal.timeout(20_000)).catch(() => undefined);
    setSearch({ kind: place ? 'idle' : 'failed' });
    if (place) handlers.onPlace(place);
    else handlers.onFail?.();
  };
  return { search, choose, close: () => setSearch({ kind: 'idle' }) };
}
