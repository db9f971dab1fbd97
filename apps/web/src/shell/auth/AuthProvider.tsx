import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import type { AuthClient, AuthEvent } from '../../sign-in/auth-client.ts';
import { AuthContext } from '../../sign-in/useAuth.ts';
import { useOnline } from '../../ui/useOnline.ts';

const SignInAgainDialog = onDemand(async () => (await import('./SignInAgainDialog.tsx')).SignInAgainDialog);

/**
 * Hands the sign-in down, and asks the person when work in the background cannot go on without them: where there is a network, for without one
 * nobody can sign in. Once: who says 'not now' is asked again by the sync badge alone.
 */
export function AuthProvider({ auth, children }: { readonly auth: AuthClient; readonly children: ReactNode }) {
  const [question, setQuestion] = useState<Extract<AuthEvent, { kind: 'interaction-required' }>>();
  const [isPutOff, setPutOff] = useState(false);
  const isOnline = useOnline();
  useEffect(
    () => auth.subscribe((event) => setQuestion(event.kind === 'interaction-required' ? event : undefined)),
    [auth],
  );
  return (
    <AuthContext value={auth}>
      {children}
      {question && isOnline && !isPutOff && (
        <SignInAgainDialog
          auth={auth}
          isSignedOut={question.problem === 'not-signed-in'}
          claims={question.claims}
          onClose={() => setPutOff(true)}
        />
      )}
    </AuthContext>
  );
}
