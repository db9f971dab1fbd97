import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Account, AuthClient } from './auth-client.ts';
import { PermissionsRequiredDialog } from './PermissionsRequiredDialog.tsx';

const AuthContext = createContext<AuthClient | undefined>(undefined);

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

/** Hands the sign-in down, and asks the person when work in the background cannot go on without them. */
export function AuthProvider({ auth, children }: { readonly auth: AuthClient; readonly children: ReactNode }) {
  const [question, setQuestion] = useState<{ readonly claims?: string }>();
  useEffect(
    () =>
      auth.subscribe((event) => {
        if (event.kind === 'interaction-required') setQuestion(event.claims ? { claims: event.claims } : {});
        else setQuestion(undefined);
      }),
    [auth],
  );
  return (
    <AuthContext value={auth}>
      {children}
      {question && (
        <PermissionsRequiredDialog onSignIn={() => auth.signIn(question)} onClose={() => setQuestion(undefined)} />
      )}
    </AuthContext>
  );
}
