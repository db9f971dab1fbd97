import type { ComponentPath } from '@tideform/components/editing';
import { useSyncExternalStore } from 'react';
import { useDesignActions } from '../design-actions-context.ts';
import { isMultiSelection, type SelectionState } from './create-selection.ts';

/** Subscribes to one value of the selection; the component renders again only when that value changes. */
export function useSelection<Value extends string | number | boolean | object | undefined>(
  getValue: (state: SelectionState) => Value,
): Value {
  const { selection } = useDesignActions();
  return useSyncExternalStore(selection.subscribe, () => getValue(selection.current()));
}

export const useSelectedPath = (): ComponentPath | undefined => useSelection(({ path }) => path);

export const useIsSelected = (path: ComponentPath): boolean =>
  useSelection(({ selectedPaths }) => selectedPaths.has(path));

/** Returns whether the component at `path` is the only selected one. */
export const useIsOnlySelected = (path: ComponentPath): boolean =>
  useSelection((state) => state.path === path && !isMultiSelection(state));
