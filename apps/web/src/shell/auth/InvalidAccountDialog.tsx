import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
} from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { type FormEvent, useState } from 'react';
import type { AuthClient } from '../../sign-in/auth-client.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { authMessages } from './auth.messages.ts';
import { useAuthStyles } from './auth.styles.ts';
import { formatSignInError, useSignIn } from './useSignIn.ts';

/**
 * Dialog shown after a personal account was rejected. The user can sign in with another account, or as a guest of a
 * tenant.
 */
export function InvalidAccountDialog({ auth, onClose }: { readonly auth: AuthClient; readonly onClose: () => void }) {
  const messages = useMessages(authMessages);
  const ui = useMessages(uiMessages);
  const styles = useAuthStyles();
  const [tenantId, setTenantId] = useState<string>();
  const { problem: error, signIn } = useSignIn(auth);
  const submitTenant = (event: FormEvent) => {
    event.preventDefault();
    void signIn({ tenantId: tenantId?.trim() ?? '', returnTo: '/teams', chooseAccount: true });
  };
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{messages.invalidAccount}</DialogTitle>
          <DialogContent>
            <p className={styles.text}>{messages.invalidAccountText}</p>
            {error && <p role="alert">{formatSignInError(error, messages)}</p>}
            {tenantId === undefined ? (
              <div className={styles.choices}>
                <Button appearance="primary" onClick={() => void signIn({ returnTo: '/teams', chooseAccount: true })}>
                  {messages.signInWork}
                </Button>
                <Button onClick={() => setTenantId('')}>{messages.signInTenant}</Button>
              </div>
            ) : (
              <form onSubmit={submitTenant} className={styles.choices}>
                <Field label={messages.tenantId} required>
                  <Input value={tenantId} onChange={(_, data) => setTenantId(data.value)} autoFocus />
                </Field>
                <Button type="submit" appearance="primary" disabled={tenantId.trim() === ''}>
                  {messages.login}
                </Button>
                <Button onClick={() => setTenantId(undefined)}>{ui.back}</Button>
              </form>
            )}
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
