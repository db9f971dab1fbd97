import type { FieldNode, Session } from '@tideform/engine';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** The pages of a form shown as a wizard, without those that a condition hides. No pages: the form is one page. */
export function useWizardPages(session: Session): readonly FieldNode[] {
  const panels = useMemo(() => panelsOf(session), [session]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = panels.map((panel) => session.subscribe(panel.id, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [session, panels],
  );
  const visible = () => panels.map((panel) => (session.state(panel.id).visible ? '1' : '0')).join('');
  const shown = useSyncExternalStore(subscribe, visible);
  return useMemo(() => panels.filter((_, index) => shown[index] === '1'), [panels, shown]);
}

function panelsOf(session: Session): readonly FieldNode[] {
  if (session.form.display !== 'wizard') return [];
  return session.rootIds.map((id) => session.node(id)).filter((node) => node.definition.type === 'panel');
}
