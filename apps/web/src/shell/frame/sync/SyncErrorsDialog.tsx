import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { Failure } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useNavigate } from 'react-router';
import { failureWords } from '../../../failures/failure.words.ts';
import { adviseOn, wordFailure } from '../../../failures/word-failure.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { frameWords } from '../frame.words.ts';

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

/** What could not be synced, in words that can be forwarded. */
export function SyncErrorsDialog(props: {
  readonly errors: readonly Failure[];
  readonly onTryAgain: () => void;
  readonly onClose: () => void;
}) {
  const words = useWords(frameWords);
  const ui = useWords(uiWords);
  const failures = useWords(failureWords);
  const styles = useStyles();
  const navigate = useNavigate();
  const errors = new Map(props.errors.map((failure) => [wordFailure(failure, failures), adviseOn(failure, failures)]));
  const details = [...errors].map(([error, advice]) => (advice ? `${error}. ${advice}` : error));
  const tryAgain = () => {
    props.onTryAgain();
    props.onClose();
  };
  const look = () => {
    props.onClose();
    void navigate('/device');
  };
  return (
    <DialogFrame
      title={words.syncErrors}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={look}>{words.onThisDevice}</Button>
          <CopyButton text={details.join('\n')}>{ui.copyDetails}</CopyButton>
          <Button onClick={props.onClose}>{ui.close}</Button>
          <Button appearance="primary" onClick={tryAgain}>
            {ui.tryAgainThere}
          </Button>
        </>
      }
    >
      {words.syncErrorsHelp}
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
