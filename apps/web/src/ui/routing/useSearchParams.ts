import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

type SearchParamsInit = URLSearchParams | Readonly<Record<string, string>>;
type Change = (
  next: SearchParamsInit | ((now: URLSearchParams) => SearchParamsInit),
  options?: NavigateOptions,
) => void;

/** Returns the query parameters of the current URL, and a function that changes them. */
export function useSearchParams(): readonly [URLSearchParams, Change] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<Change>(
    (next, options) => {
      const init = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      void navigate(`?${new URLSearchParams(init)}`, options);
    },
    [navigate, params],
  );
  return [params, change];
}
