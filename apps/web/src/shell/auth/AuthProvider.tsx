import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Account, AuthClient, AuthEvent } from './auth-client.ts';

const SignInAgainDialog = onDemand(async () => (await import('./SignInAgainDialog.tsx')).SignInAgainDialog);
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

/**
 * Hands the sign-in down, and asks the person when work in the background cannot go on without them. Once: who says
 * 'not now' is asked again by the sync badge alone.
 */
export function AuthProvider({ auth, children }: { readonly auth: AuthClient; readonly children: ReactNode }) {
  const [question, setQuestion] = useState<Extract<AuthEvent, { kind: 'interaction-required' }>>();
  const [isPutOff, setPutOff] = useState(false);
  useEffect(
    () => auth.subscribe((event) => setQuestion(event.kind === 'interaction-required' ? event : undefined)),
    [auth],
  );
  return (
    <AuthContext value={auth}>
      {children}
      {question && !isPutOff && (
        <SignInAgainDialog
          isSignedOut={question.problem === 'not-signed-in'}
          onSignIn={() => auth.signIn(question.claims ? { claims: question.claims } : {})}
          onClose={() => setPutOff(true)}
        />
      )}
    </AuthContext>
  );
}
