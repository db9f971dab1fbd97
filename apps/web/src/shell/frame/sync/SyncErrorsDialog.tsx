import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { Failure } from '@tideform/sync';
import { useNavigate } from 'react-router';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatFailure, getAdvice } from '../../../failures/format-failure.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { frameMessages } from '../frame.messages.ts';

const useStyles = makeStyles({
  list: {
    margin: `${tokens.spacingVerticalM} 0 0`,
    padding: '12px 12px 12px 28px',
    maxHeight: '40vh',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** Dialog with sync errors and advice, as text that can be copied. */
export function SyncErrorsDialog(props: {
  readonly errors: readonly Failure[];
  readonly onTryAgain: () => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(frameMessages);
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const styles = useStyles();
  const navigate = useNavigate();
  const errors = new Map(
    props.errors.map((failure) => [formatFailure(failure, failures), getAdvice(failure, failures)]),
  );
  const details = [...errors].map(([error, advice]) => (advice ? `${error}. ${advice}` : error));
  const tryAgain = () => {
    props.onTryAgain();
    props.onClose();
  };
  const openDevicePage = () => {
    props.onClose();
    void navigate('/device');
  };
  return (
    <DialogFrame
      title={messages.syncErrors}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={openDevicePage}>{messages.onThisDevice}</Button>
          <CopyButton text={details.join('\n')}>{ui.copyDetails}</CopyButton>
          <Button onClick={props.onClose}>{ui.close}</Button>
          <Button appearance="primary" onClick={tryAgain}>
            {ui.tryAgain}
          </Button>
        </>
      }
    >
      {messages.syncErrorsHelp}
      <ul className={styles.list}>
        {[...errors].map(([error, advice]) => (
          <li key={error}>
            {error}
            {advice && <div>{advice}</div>}
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
