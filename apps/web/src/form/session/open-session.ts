import { specs } from '@tideform/components/specs';
import {
  createSession,
  type OpenScriptHost,
  type ScriptHost,
  type Session,
  type SessionOptions,
} from '@tideform/engine';
import { openScriptHost } from '../../scripts/open-browser-scripts.ts';
import { observeEdits } from './observe-edits.ts';

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
