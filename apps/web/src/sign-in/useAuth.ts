import { createContext, use, useSyncExternalStore } from 'react';
import type { Account, AuthClient } from './auth-client.ts';

/** Provided by `AuthProvider`. */
export const AuthContext = createContext<AuthClient | undefined>(undefined);

/** Auth client of the app. */
export function useAuth(): AuthClient {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it.');
  return auth;
}

/** Active account; rerenders on changes. */
export function useAccount(): Account | undefined {
  const auth = useAuth();
  return useSyncExternalStore(auth.subscribe, auth.account);
}
