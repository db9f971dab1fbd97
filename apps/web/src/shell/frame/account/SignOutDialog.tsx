import { Button } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useNavigate } from 'react-router';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { frameWords } from '../frame.words.ts';

/** There is unsent work: it stays on this device, for this account alone. Whoever will not come back exports it. */
export function SignOutDialog(props: {
  readonly unsent: number;
  readonly account: string;
  /** Its work can be exported only while it is in use. */
  readonly isElsewhere?: boolean;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}) {
  const words = useWords(frameWords);
  const { unsent, account, isElsewhere, onSignOut, onClose } = props;
  const navigate = useNavigate();
  const look = () => {
    onClose();
    void navigate('/device');
  };
  return (
    <DialogFrame
      isAlert
      title={words.unsent.title({ count: unsent })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.unsent.cancel}</Button>
          {!isElsewhere && <Button onClick={look}>{words.unsent.export}</Button>}
          <Button appearance="primary" onClick={onSignOut}>
            {words.signOut}
          </Button>
        </>
      }
    >
      {words.unsent.text({ account })}
    </DialogFrame>
  );
}
