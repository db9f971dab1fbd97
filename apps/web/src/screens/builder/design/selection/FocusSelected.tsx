import type { FormDefinition } from '@tideform/engine';
import { type RefObject, useEffect } from 'react';
import { useDesign } from '../design-context.ts';
import type { Pane } from './create-selection.ts';
import { useSelectedPath, useSelection } from './useSelection.ts';

interface FocusSelectedProps {
  readonly pane: Pane;
  readonly root: RefObject<HTMLElement | null>;
  /** The form that is drawn. */
  readonly form: FormDefinition;
}

/** Brings what is selected into view, and gives it the focus when a command asked for that. */
export function FocusSelected({ pane, root, form }: FocusSelectedProps): null {
  const { selection } = useDesign();
  const path = useSelectedPath();
  const turn = useSelection((state) => state.turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks for the focus again
  useEffect(() => {
    if (path === undefined || !selection.isFocusAsked(pane)) return;
    const element = root.current?.querySelector<HTMLElement>(`[data-path="${path}"]`);
    if (element && selection.takeFocus(pane, form)) element.focus();
  }, [path, turn, form, selection, pane, root]);
  useEffect(() => {
    const element = path && root.current?.querySelector<HTMLElement>(`[data-path="${path}"]`);
    if (!element || !root.current) return;
    const [at, view] = [element.getBoundingClientRect(), root.current.getBoundingClientRect()];
    if (at.bottom < view.top || at.top > view.bottom) element.scrollIntoView({ block: 'center' });
  }, [path, root]);
  return null;
}
