import { specs } from '@tideform/components/specs';
import {
  createSession,
  type OpenScriptHost,
  type ScriptHost,
  type Session,
  type SessionOptions,
} from '@tideform/engine';
import { openBrowserScripts } from '../../scripts/open-browser-scripts.ts';
import { noteEdits } from './note-edits.ts';

interface OpenOptions extends Omit<SessionOptions, 'specs'> {
  /** Told when a person does something in the session. What code calculates goes past. */
  readonly onEdit?: () => void;
}

const starts = new WeakMap<Session, () => void>();

/** Opens a session over the components that forms have. Give it to `useSessionLife`: its code waits for that. */
export function openSession({ onEdit, scripts = openBrowserScripts, ...options }: OpenOptions): Session {
  const waiting = waitForOwner(scripts);
  const plain = createSession({ nowMs: Date.now(), ...options, specs, scripts: waiting.open });
  const session = onEdit ? noteEdits(plain, onEdit) : plain;
  starts.set(session, waiting.start);
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
