import { specs } from '@tideform/components/specs';
import {
  createSession,
  type OpenScriptHost,
  type ScriptHost,
  type Session,
  type SessionOptions,
} from '@tideform/engine';

const starts = new WeakMap<Session, () => void>();

/** Opens a session over the components that forms have. Its code waits for `useSessionLife`. */
export function openSession(options: Omit<SessionOptions, 'specs'>): Session {
  const { scripts } = options;
  if (!scripts) return createSession({ ...options, specs });
  const { open, start } = waitForOwner(scripts);
  const session = createSession({ ...options, specs, scripts: open });
  starts.set(session, start);
  return session;
}

/** Lets the code of a session run. */
export const startScripts = (session: Session): void => starts.get(session)?.();

/**
 * A host that does not start before somebody shows what it works for: React throws renders away, with the sessions that
 * were opened in them, and nobody would ever close those.
 */
function waitForOwner(openHost: OpenScriptHost): { readonly open: OpenScriptHost; readonly start: () => void } {
  const { promise: owned, resolve: start } = Promise.withResolvers<void>();
  const open = (): ScriptHost => {
    const host = openHost();
    return {
      load: (program) => owned.then(() => host.load(program)),
      run: (turn) => host.run(turn),
      close: () => host.close(),
    };
  };
  return { open, start };
}
