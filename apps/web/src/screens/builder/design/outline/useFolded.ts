import { componentAt, identityOf, placeOf } from '@tideform/components/editing';
import type { FormDefinition } from '@tideform/engine';
import { useCallback, useEffect, useState } from 'react';
import { useSelectedPath } from '../selection/useSelection.ts';

/** Which rows of the outline are folded. What holds the selected component unfolds when that is selected. */
export function useFolded(form: FormDefinition) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const path = useSelectedPath();
  const fold = useCallback((identity: string, isFolded: boolean) => {
    setFolded((now) => {
      const next = new Set(now);
      if (isFolded) next.add(identity);
      else next.delete(identity);
      return next;
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that is folded later stays so
  useEffect(() => {
    for (let at = path && placeOf(path).parent; at !== undefined; at = placeOf(at).parent) {
      const container = componentAt(form, at);
      if (container && folded.has(identityOf(container))) fold(identityOf(container), false);
    }
  }, [path]);
  return { folded, fold };
}
