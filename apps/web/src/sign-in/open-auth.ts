import { type Config, loadConfig } from '../config.ts';
import type { AuthClient } from './auth-client.ts';
import { carriesAnswer } from './carries-answer.ts';
import { createOidcAuthClient } from './oidc-auth-client.ts';
import { createOidcSessions } from './oidc-session.ts';

/** Asks the server for its world, and opens the sign-in of that. @throws when the server never told */
export async function openAuth(): Promise<{ readonly config: Config; readonly auth: AuthClient }> {
  const config = await loadConfig({
    fetch: (input, init) => fetch(input, init),
    storage: localStorage,
    // An answer of the sign-in can be read once only: its page goes on, and the next one is right.
    onOther: () => !carriesAnswer(location.href) && location.reload(),
  });
  const auth = createOidcAuthClient({
    sessions: createOidcSessions(config, location.origin),
    storage: localStorage,
    locks: navigator.locks,
    address: {
      get href() {
        return location.href;
      },
      get pathAndQuery() {
        return location.pathname + location.search;
      },
      replace: (to) => history.replaceState(null, '', to),
      go: (to) => location.assign(to),
    },
  });
  return { config, auth };
}
