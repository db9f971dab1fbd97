import type { UserManager } from 'oidc-client-ts';
import type { Config } from '../config.ts';
import { AuthError } from './auth-client.ts';

/** The part of oidc-client-ts that is used; tests bring their own. */
export type OidcSession = Pick<
  UserManager,
  'getUser' | 'removeUser' | 'signinRedirect' | 'signinCallback' | 'signinSilent' | 'signoutRedirect'
>;

/**
 * The session that the browser keeps. Its library comes with the first question: who worked here before sees their work
 * without it.
 */
export function createOidcSession(config: Config, origin: string): OidcSession {
  let opening: Promise<UserManager> | undefined;
  const opened = (): Promise<UserManager> => {
    opening ??= import('./open-oidc-session.ts').then(
      ({ openOidcSession }) => openOidcSession(config, origin),
      (cause: unknown) => {
        opening = undefined;
        throw new AuthError('unreachable', 'Failed to authenticate', { cause });
      },
    );
    return opening;
  };
  return {
    getUser: async (...args) => (await opened()).getUser(...args),
    removeUser: async () => (await opened()).removeUser(),
    signinRedirect: async (...args) => (await opened()).signinRedirect(...args),
    signinCallback: async (...args) => (await opened()).signinCallback(...args),
    signinSilent: async (...args) => (await opened()).signinSilent(...args),
    signoutRedirect: async (...args) => (await opened()).signoutRedirect(...args),
  };
}
