import { specs } from '@tideform/components/specs';
import {
  createSession,
  type OpenScriptHost,
  type ScriptHost,
  type Session,
  type SessionOptions,
} from '@tideform/engine';
import { useEffect } from 'react';
import { openScriptHost } from '../../scripts/open-browser-scripts.ts';

interface OpenOptions extends Omit<SessionOptions, 'specs'> {
  /** Called on user input, but not on changes by code. */
  readonly onEdit?: () => void;
}

const starters = new WeakMap<Session, () => void>();

/** Opens a session with the specs of all form components. Pass it to `useSessionLifecycle`, which starts the form's code. */
export function openSession({ onEdit, scripts = openScriptHost, ...options }: OpenOptions): Session {
  const deferredHost = deferUntilOwned(scripts);
  const baseSession = createSession({ nowMs: Date.now(), ...options, specs, scripts: deferredHost.open });
  const session = onEdit ? observeEdits(baseSession, onEdit) : baseSession;
  starters.set(session, deferredHost.start);
  return session;
}

/** Starts the code of a session. */
export const startScripts = (session: Session): void => starters.get(session)?.();

/**
 * Wraps a script host so that it starts only after a component owns the session. React may discard a rendering together
 * with the session that was opened in it, which would then never be closed.
 */
function deferUntilOwned(openHost: OpenScriptHost): { readonly open: OpenScriptHost; readonly start: () => void } {
  const { promise: owned, resolve: start } = Promise.withResolvers<void>();
  const open = (): ScriptHost => {
    const host = openHost();
    return {
      load: (program) => owned.then(() => host.load(program)),
      run: (batch) => host.run(batch),
      close: () => host.close(),
    };
  };
  return { open, start };
}

/**
 * Wraps a session so that `onEdit` is called on user input, but not on changes by code.
 *
 * NOTE: the result inherits from the session instead of being a copy, because `isSettling` must stay current.
 */
function observeEdits(session: Session, onEdit: () => void): Session {
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

const ownerCounts = new WeakMap<Session, number>();

/**
 * Starts a session's code on mount and closes the session on unmount. If the component is remounted immediately, as in
 * React's strict mode, the session stays open.
 */
export function useSessionLifecycle(session: Session): void {
  useEffect(() => {
    ownerCounts.set(session, (ownerCounts.get(session) ?? 0) + 1);
    startScripts(session);
    return () => {
      ownerCounts.set(session, (ownerCounts.get(session) ?? 1) - 1);
      queueMicrotask(() => {
        if (ownerCounts.get(session) === 0) session.close();
      });
    };
  }, [session]);
}
