import type { ReactNode } from 'react';
import type { AuthError } from '../../sign-in/auth-client.ts';
import { useAccount, useAuth } from '../../sign-in/useAuth.ts';
import { SignInPage } from './SignInPage.tsx';

/**
 * Renders `children` for users who have signed in on this device before, even without a valid token, because local work
 * is possible offline. Other users, and users whose account was rejected, see the sign-in page.
 */
export function SignInGate({ problem, children }: { readonly problem?: AuthError; readonly children: ReactNode }) {
  const auth = useAuth();
  const account = useAccount();
  if (!account || problem?.problem === 'personal-tenant') {
    return <SignInPage auth={auth} {...(problem ? { problem } : {})} />;
  }
  return children;
}
