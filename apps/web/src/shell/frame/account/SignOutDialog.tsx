import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useNavigate } from 'react-router';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { frameMessages } from '../frame.messages.ts';

/** There is unsent work: it stays on this device, for this account alone. Whoever will not come back exports it. */
export function SignOutDialog(props: {
  readonly unsent: number;
  readonly account: string;
  /** Its work can be exported only while it is in use. */
  readonly isElsewhere?: boolean;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(frameMessages);
  const { unsent, account, isElsewhere, onSignOut, onClose } = props;
  const navigate = useNavigate();
  const look = () => {
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
          {!isElsewhere && <Button onClick={look}>{messages.unsent.export}</Button>}
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
