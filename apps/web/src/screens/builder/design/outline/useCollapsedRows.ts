import { findComponent, getComponentIdentity, getPosition } from '@tideform/components/editing';
import type { FormDefinition } from '@tideform/engine';
import { useCallback, useEffect, useState } from 'react';
import { useSelectedPath } from '../selection/useSelection.ts';

/** Rows of the outline that are collapsed. Selecting a component expands its ancestors. */
export function useCollapsedRows(form: FormDefinition) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const path = useSelectedPath();
  const setRowCollapsed = useCallback((identity: string, isCollapsed: boolean) => {
    setCollapsed((now) => {
      const next = new Set(now);
      if (isCollapsed) next.add(identity);
      else next.delete(identity);
      return next;
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that is collapsed later stays collapsed
  useEffect(() => {
    for (let at = path && getPosition(path).parent; at !== undefined; at = getPosition(at).parent) {
      const container = findComponent(form, at);
      if (container && collapsed.has(getComponentIdentity(container)))
        setRowCollapsed(getComponentIdentity(container), false);
    }
  }, [path]);
  return { collapsed, setRowCollapsed };
}
