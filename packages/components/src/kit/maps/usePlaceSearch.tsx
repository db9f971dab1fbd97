import { useSpeech } from '@tideform/i18n/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Maps, Place, Suggestion } from './maps.ts';

const DEBOUNCE_MS = 300;
const LEAST_LETTERS = 3;

export type Search =
  | { readonly kind: 'idle' | 'searching' | 'failed' }
  | { readonly kind: 'found'; readonly all: readonly Suggestion[] };

interface Told {
  readonly onPlace: (place: Place) => void;
  readonly onFail?: (() => void) | undefined;
}

/** Places for what is being typed. */
export function usePlaceSearch(maps: Maps | undefined, typed: string | undefined, told: Told) {
  const { locale } = useSpeech();
  const [search, setSearch] = useState<Search>({ kind: 'idle' });
  const text = typed?.trim() ?? '';
  const fail = useEffectEvent(() => {
    setSearch({ kind: 'failed' });
    told.onFail?.();
  });
  useEffect(() => {
    if (!maps || text.length < LEAST_LETTERS) return setSearch({ kind: 'idle' });
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
  const choose = async (suggestion: Suggestion): Promise<void> => {
    const place = await suggestion.place(AbortSignal.timeout(20_000)).catch(() => undefined);
    setSearch({ kind: place ? 'idle' : 'failed' });
    if (place) told.onPlace(place);
    else told.onFail?.();
  };
  return { search, choose, close: () => setSearch({ kind: 'idle' }) };
}
