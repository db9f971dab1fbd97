import type { ReactNode } from 'react';
import type { AuthError } from '../../sign-in/auth-client.ts';
import { useAccount, useAuth } from '../../sign-in/useAuth.ts';
import { SignInPage } from './SignInPage.tsx';

/**
 * Lets people in who signed in on this device before, token or not: local work goes on offline. Others are asked to
 * sign in; a refused account is asked again even where another one is known.
 */
export function SignInGate({ problem, children }: { readonly problem?: AuthError; readonly children: ReactNode }) {
  const auth = useAuth();
  const account = useAccount();
  if (!account || problem?.problem === 'personal-tenant') {
    return <SignInPage auth={auth} {...(problem ? { problem } : {})} />;
  }
  return children;
}
