import type { Session } from '@tideform/engine';

/**
 * Wraps a session to call `onEdit` on user input; changes by code don't count.
 *
 * NOTE: an object that inherits from the session, not a copy: `isSettling` must stay live.
 */
export function observeEdits(session: Session, onEdit: () => void): Session {
  const observe = <Args extends readonly unknown[], Result>(operation: (...args: Args) => Result) => ({
    value: (...asked: Args): Result => {
      onEdit();
      return operation(...asked);
    },
  });
  return Object.create(session, {
    setValue: observe(session.setValue),
    addRow: observe(session.addRow),
    removeRow: observe(session.removeRow),
    moveRow: observe(session.moveRow),
    reset: observe(session.reset),
    emit: observe(session.emit),
    runScript: observe((id: string, kind: 'custom' | 'nextPage') => session.runScript(id, kind)),
  }) as Session;
}
