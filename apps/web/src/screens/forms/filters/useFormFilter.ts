import { useCallback, useMemo } from 'react';
import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';
import { type FormFilter, formatFormFilter, parseFormFilter } from './form-filter.ts';

/** Returns the filter in the URL, and a function to change the filter. */
export function useFormFilter(): readonly [FormFilter, (change: Partial<FormFilter>) => void] {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => parseFormFilter(query), [query]);
  const change = useCallback(
    (part: Partial<FormFilter>) =>
      setQuery((now) => formatFormFilter(now, { ...parseFormFilter(now), ...part }), { replace: true }),
    [setQuery],
  );
  return [filter, change];
}
