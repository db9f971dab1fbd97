import type { Session } from '@tideform/engine';

/**
 * Wraps a session so that `onEdit` is called on user input, but not on changes by code.
 *
 * NOTE: the result inherits from the session instead of being a copy, because `isSettling` must stay current.
 */
export function observeEdits(session: Session, onEdit: () => void): Session {
  const observe = <Args extends readonly unknown[], Result>(operation: (...args: Args) => Result) => ({
    value: (...args: Args): Result => {
      onEdit();
      return operation(...args);
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
