import type { FormDefinition } from '@tideform/engine';
import { type RefObject, useEffect } from 'react';
import { useDesignActions } from '../design-actions-context.ts';
import type { Pane } from './create-selection.ts';
import { useSelectedPath, useSelection } from './useSelection.ts';

interface FocusSelectedProps {
  readonly pane: Pane;
  readonly root: RefObject<HTMLElement | null>;
  /** Form definition that is currently rendered. */
  readonly form: FormDefinition;
}

/** Scrolls the selected component into view, and focuses it after a command that requests the focus. */
export function FocusSelected({ pane, root, form }: FocusSelectedProps): null {
  const { selection } = useDesignActions();
  const path = useSelectedPath();
  const focusRequests = useSelection((state) => state.focusRequests);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new request focuses the component again
  useEffect(() => {
    if (path === undefined || !selection.hasFocusRequest(pane)) return;
    const element = root.current?.querySelector<HTMLElement>(`[data-path="${path}"]`);
    if (element && selection.consumeFocusRequest(pane, form)) element.focus();
  }, [path, focusRequests, form, selection, pane, root]);
  useEffect(() => {
    const element = path && root.current?.querySelector<HTMLElement>(`[data-path="${path}"]`);
    if (!element || !root.current) return;
    const [at, view] = [element.getBoundingClientRect(), root.current.getBoundingClientRect()];
    if (at.bottom < view.top || at.top > view.bottom) element.scrollIntoView({ block: 'center' });
  }, [path, root]);
  return null;
}
