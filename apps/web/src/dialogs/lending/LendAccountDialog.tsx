import { Button, Caption1, MessageBar, MessageBarBody, MessageBarTitle, Spinner } from '@fluentui/react-components';
import type { LendingPurpose } from '@tideform/contract';
import { useWords } from '@tideform/words/react';
import { useEffect, useState } from 'react';
import { readLast } from '../../config.ts';
import type { Lending } from '../../data/lent-account/lend-account.ts';
import { useLentAccount } from '../../data/lent-account/useLentAccount.ts';
import { failureWords } from '../../failures/failure.words.ts';
import { wordCause } from '../../failures/word-failure.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { lendingWords } from './lending.words.ts';

/** For so long the person is told to click again: nobody knows for sure that a window did not open. */
const hintMs = 10_000;

/** Asks a person to lend the server their account, for a purpose, before something that needs it. */
export function LendAccountDialog(props: {
  readonly purpose: LendingPurpose;
  /** Why this needs an account; shown before what the account is used for. */
  readonly why?: string;
  /** Where an account is lent in a way of its own: to one form. */
  readonly lend?: () => Promise<Lending>;
  readonly onLent: () => void;
  readonly onClose: () => void;
}) {
  const { purpose, onLent, onClose } = props;
  const words = useWords(lendingWords);
  const failures = useWords(failureWords);
  const lendFor = useLentAccount(purpose);
  const lend = props.lend ?? lendFor;
  const [tries, setTries] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const [end, setEnd] = useState<Exclude<Lending, 'lent'>>();
  const [failure, setFailure] = useState<string>();
  const hasHint = useHint(tries);
  const signIn = () => {
    setTries(tries + 1);
    setWaiting(true);
    setEnd(undefined);
    setFailure(undefined);
    lend()
      .then(
        (next) => (next === 'lent' ? onLent() : setEnd(next)),
        (cause) => setFailure(wordCause(cause, failures)),
      )
      .finally(() => setWaiting(false));
  };
  return (
    <DialogFrame
      isAlert
      title={words.title}
      error={failure}
      actions={
        <>
          <Button onClick={onClose}>{words.notNow}</Button>
          <Button appearance="primary" {...(isWaiting && { icon: <Spinner size="tiny" /> })} onClick={signIn}>
            {words.signIn}
          </Button>
        </>
      }
    >
      {props.why !== undefined && <p>{props.why}</p>}
      <p>{purpose === 'files' ? words.purposes.files({ sites: askedSites() }) : words.purposes.mail}</p>
      {end && (
        <MessageBar intent={end === 'not-granted' ? 'warning' : 'error'} layout="multiline">
          <MessageBarBody>
            {end === 'popup-blocked' && <MessageBarTitle>{words.popupsBlocked}</MessageBarTitle>}
            {end === 'popup-blocked' && tries > 1 ? words.stillBlocked : words.ends[end]}
          </MessageBarBody>
        </MessageBar>
      )}
      <div role="status">
        {isWaiting && <Caption1 block>{words.waiting}</Caption1>}
        {hasHint && (isWaiting || end === 'popup-blocked') && <Caption1 block>{words.clickAgain}</Caption1>}
      </div>
    </DialogFrame>
  );
}

/** Whether the operator's app asks for all sites of a person or for those that were chosen for it. */
const askedSites = () => (readLast(localStorage)?.signIn.graphScopes.includes('Sites.Selected') ? 'selected' : 'all');

/** Whether the last try is not long ago. */
function useHint(tries: number): boolean {
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (tries === 0) return;
    const timer = setTimeout(() => setOver(tries), hintMs);
    return () => clearTimeout(timer);
  }, [tries]);
  return tries > over;
}
