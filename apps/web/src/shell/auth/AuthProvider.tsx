import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import type { AuthClient, AuthEvent } from '../../sign-in/auth-client.ts';
import { AuthContext } from '../../sign-in/useAuth.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';

const SignInAgainDialog = onDemand(async () => (await import('./SignInAgainDialog.tsx')).SignInAgainDialog);

/**
 * Provides the auth client, and asks the user to sign in again if background work needs that. Asks only while online,
 * because signing in needs a network, and only once: after "Not now", only the sync badge shows it.
 */
export function AuthProvider({ auth, children }: { readonly auth: AuthClient; readonly children: ReactNode }) {
  const [interaction, setQuestion] = useState<Extract<AuthEvent, { kind: 'interaction-required' }>>();
  const [isPostponed, setPutOff] = useState(false);
  const isOnline = useOnline();
  useEffect(
    () => auth.subscribe((event) => setQuestion(event.kind === 'interaction-required' ? event : undefined)),
    [auth],
  );
  return (
    <AuthContext value={auth}>
      {children}
      {interaction && isOnline && !isPostponed && (
        <SignInAgainDialog
          auth={auth}
          isSignedOut={interaction.problem === 'not-signed-in'}
          claims={interaction.claims}
          onClose={() => setPutOff(true)}
        />
      )}
    </AuthContext>
  );
}
