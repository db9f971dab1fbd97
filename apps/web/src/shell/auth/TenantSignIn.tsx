import { Button, Spinner } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useRef, useState } from 'react';
import type { AuthClient } from '../../sign-in/auth-client.ts';
import { openAuth } from '../../sign-in/open-auth.ts';
import { AuthenticationDrawing } from '../../ui/drawings/AuthenticationDrawing.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { authMessages } from './auth.messages.ts';

const openConfiguredAuth = async (): Promise<Pick<AuthClient, 'signIn'>> => (await openAuth()).auth;

/** Screen at `/tenant/{tenantId}`, to which invitations link. Redirects to the tenant's sign-in page immediately. */
export function TenantSignIn(props: {
  readonly tenantId: string;
  /** Opens the auth client. Absent: the one that the server configures. */
  readonly open?: typeof openConfiguredAuth;
}) {
  const messages = useMessages(authMessages);
  const ui = useMessages(uiMessages);
  const { tenantId, open: openAuthClient = openConfiguredAuth } = props;
  const isRedirecting = useRef(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed || isRedirecting.current) return;
    isRedirecting.current = true;
    openAuthClient()
      .then((auth) => auth.signIn({ tenantId, returnTo: '/teams', chooseAccount: true }))
      .catch(() => {
        isRedirecting.current = false;
        setFailed(true);
      });
  }, [tenantId, openAuthClient, hasFailed]);
  if (!hasFailed) return <Spinner style={{ margin: 'auto' }} label={messages.leaving} />;
  return (
    <EmptyState
      art={AuthenticationDrawing}
      level="h1"
      title={messages.unableToAuthenticate}
      text={messages.tryAgain}
      action={
        <Button appearance="primary" onClick={() => setFailed(false)}>
          {ui.tryAgain}
        </Button>
      }
    />
  );
}
