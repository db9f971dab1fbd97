import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useNavigate } from 'react-router';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { frameMessages } from '../frame.messages.ts';

/**
 * Confirmation before signing out with unsent work. The work stays on this device for this account. The user can export
 * it first.
 */
export function SignOutDialog(props: {
  readonly unsent: number;
  readonly account: string;
  /** Whether another account is active, so that this account's work can't be exported here. */
  readonly isInactive?: boolean;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(frameMessages);
  const { unsent, account, isInactive: isElsewhere, onSignOut, onClose } = props;
  const navigate = useNavigate();
  const openDevicePage = () => {
    onClose();
    void navigate('/device');
  };
  return (
    <DialogFrame
      isAlert
      title={messages.unsent.title({ count: unsent })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.unsent.cancel}</Button>
          {!isElsewhere && <Button onClick={openDevicePage}>{messages.unsent.export}</Button>}
          <Button appearance="primary" onClick={onSignOut}>
            {messages.signOut}
          </Button>
        </>
      }
    >
      {messages.unsent.text({ account })}
    </DialogFrame>
  );
}
