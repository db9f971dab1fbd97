import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useAuth } from '../../sign-in/useAuth.ts';

/** `/tenant/{tenantId}`: an invitation to sign in to that tenant. */
export function TenantSignIn() {
  const auth = useAuth();
  const { tenantId = '' } = useParams();
  useEffect(() => {
    void auth.signIn({ tenantId, returnTo: '/teams', chooseAccount: true });
  }, [auth, tenantId]);
  return null;
}
