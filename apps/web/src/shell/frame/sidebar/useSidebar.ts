import { useState } from 'react';
import { useSearchParams } from 'react-router';

const key = 'teamsSidebarExpanded';

/** Whether the sidebar is wide: `?teamsSidebar=expanded|collapsed` for this visit, else as it was left, else `byDefault`. */
export function useSidebar(byDefault: boolean): readonly [isExpanded: boolean, toggle: () => void] {
  const [query, setQuery] = useSearchParams();
  const [remembered, setRemembered] = useState(() => localStorage.getItem(key));
  const asked = query.get('teamsSidebar');
  const isExpanded =
    asked === 'expanded' || asked === 'collapsed'
      ? asked === 'expanded'
      : remembered
        ? remembered === 'true'
        : byDefault;
  const toggle = () => {
    localStorage.setItem(key, String(!isExpanded));
    setRemembered(String(!isExpanded));
    if (asked === null) return;
    query.delete('teamsSidebar');
    setQuery(query, { replace: true });
  };
  return [isExpanded, toggle];
}
