import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

type Given = URLSearchParams | Readonly<Record<string, string>>;
type Change = (next: Given | ((now: URLSearchParams) => Given), options?: NavigateOptions) => void;

/** What the address asks for after its `?`, and a way to ask for something else. */
export function useSearchParams(): readonly [URLSearchParams, Change] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<Change>(
    (next, options) => {
      const given = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      void navigate(`?${new URLSearchParams(given)}`, options);
    },
    [navigate, params],
  );
  return [params, change];
}
