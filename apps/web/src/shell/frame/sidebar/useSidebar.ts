import { useState } from 'react';
import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';

const expandedKey = 'teamsSidebarExpanded';

/** Returns whether the sidebar is initially expanded, for code that runs before the router exists. */
export const isInitiallyExpanded = (byDefault: boolean): boolean =>
  resolveIsExpanded(
    new URLSearchParams(location.search).get('teamsSidebar'),
    localStorage.getItem(expandedKey),
    byDefault,
  );

/**
 * Returns whether the sidebar is expanded, and a function that toggles it. `?teamsSidebar=expanded|collapsed` applies
 * to this visit; otherwise the last state, otherwise `byDefault`.
 */
export function useSidebar(byDefault: boolean): readonly [isExpanded: boolean, toggle: () => void] {
  const [query, setQuery] = useSearchParams();
  const [remembered, setRemembered] = useState(() => localStorage.getItem(expandedKey));
  const requested = query.get('teamsSidebar');
  const isExpanded = resolveIsExpanded(requested, remembered, byDefault);
  const toggle = () => {
    localStorage.setItem(expandedKey, String(!isExpanded));
    setRemembered(String(!isExpanded));
    if (requested === null) return;
    query.delete('teamsSidebar');
    setQuery(query, { replace: true });
  };
  return [isExpanded, toggle];
}

function resolveIsExpanded(requested: string | null, remembered: string | null, byDefault: boolean): boolean {
  if (requested === 'expanded' || requested === 'collapsed') return requested === 'expanded';
  return remembered ? remembered === 'true' : byDefault;
}
