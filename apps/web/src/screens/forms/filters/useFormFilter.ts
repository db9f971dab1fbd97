import { useCallback, useMemo } from 'react';
import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';
import { type FormFilter, readFormFilter, writeFormFilter } from './form-filter.ts';

/** The filter in the address, and how to change a part of it. */
export function useFormFilter(): readonly [FormFilter, (change: Partial<FormFilter>) => void] {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readFormFilter(query), [query]);
  const change = useCallback(
    (part: Partial<FormFilter>) =>
      setQuery((now) => writeFormFilter(now, { ...readFormFilter(now), ...part }), { replace: true }),
    [setQuery],
  );
  return [filter, change];
}
