import type { ComponentPath } from '@tideform/components/editing';
import { useSyncExternalStore } from 'react';
import { useDesign } from '../design-context.ts';
import { isSeveral, type SelectionState } from './create-selection.ts';

/** One thing about the selection: drawn again only when that changes. */
export function useSelection<Thing extends string | number | boolean | object | undefined>(
  read: (state: SelectionState) => Thing,
): Thing {
  const { selection } = useDesign();
  return useSyncExternalStore(selection.subscribe, () => read(selection.current()));
}

export const useSelectedPath = (): ComponentPath | undefined => useSelection(({ path }) => path);

export const useIsSelected = (path: ComponentPath): boolean => useSelection(({ marked }) => marked.has(path));

/** Selected and nothing else is. */
export const useIsAlone = (path: ComponentPath): boolean =>
  useSelection((state) => state.path === path && !isSeveral(state));
