import { useState } from 'react';
import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';

const key = 'teamsSidebarExpanded';

/** Whether the sidebar will be wide, asked before there is a router. */
export const startsWide = (byDefault: boolean): boolean =>
  isWide(new URLSearchParams(location.search).get('teamsSidebar'), localStorage.getItem(key), byDefault);

/** Whether the sidebar is wide: `?teamsSidebar=expanded|collapsed` for this visit, else as it was left, else `byDefault`. */
export function useSidebar(byDefault: boolean): readonly [isExpanded: boolean, toggle: () => void] {
  const [query, setQuery] = useSearchParams();
  const [remembered, setRemembered] = useState(() => localStorage.getItem(key));
  const asked = query.get('teamsSidebar');
  const isExpanded = isWide(asked, remembered, byDefault);
  const toggle = () => {
    localStorage.setItem(key, String(!isExpanded));
    setRemembered(String(!isExpanded));
    if (asked === null) return;
    query.delete('teamsSidebar');
    setQuery(query, { replace: true });
  };
  return [isExpanded, toggle];
}

function isWide(asked: string | null, remembered: string | null, byDefault: boolean): boolean {
  if (asked === 'expanded' || asked === 'collapsed') return asked === 'expanded';
  return remembered ? remembered === 'true' : byDefault;
}
