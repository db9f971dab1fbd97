import { createContext, use, useSyncExternalStore } from 'react';
import type { Account, AuthClient } from './auth-client.ts';

/** Context with the auth client, which `AuthProvider` provides. */
export const AuthContext = createContext<AuthClient | undefined>(undefined);

/** Returns the auth client of the app. */
export function useAuth(): AuthClient {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used inside an AuthProvider.');
  return auth;
}

/** Returns the active account, and rerenders when it changes. */
export function useAccount(): Account | undefined {
  const auth = useAuth();
  return useSyncExternalStore(auth.subscribe, auth.account);
}
