import { createContext, use, useSyncExternalStore } from 'react';
import type { Account, AuthClient } from './auth-client.ts';

/** Given by `AuthProvider`. */
export const AuthContext = createContext<AuthClient | undefined>(undefined);

/** The app's one sign-in. */
export function useAuth(): AuthClient {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it.');
  return auth;
}

/** Who is signed in; draws again when that changes. */
export function useAccount(): Account | undefined {
  const auth = useAuth();
  return useSyncExternalStore(auth.subscribe, auth.account);
}
