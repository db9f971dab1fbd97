import type { Session } from '@tideform/engine';

/**
 * The same session, telling when a person does something in it. What code calculates by itself goes past.
 * NOTE: an object over the session and not a copy of it: whether it settles is asked again each time.
 */
export function noteEdits(session: Session, onEdit: () => void): Session {
  const noted = <Asked extends readonly unknown[], Answer>(act: (...asked: Asked) => Answer) => ({
    value: (...asked: Asked): Answer => {
      onEdit();
      return act(...asked);
    },
  });
  return Object.create(session, {
    setValue: noted(session.setValue),
    addRow: noted(session.addRow),
    removeRow: noted(session.removeRow),
    moveRow: noted(session.moveRow),
    reset: noted(session.reset),
    emit: noted(session.emit),
    runScript: noted((id: string, kind: 'custom' | 'nextPage') => session.runScript(id, kind)),
  }) as Session;
}
