import { Button, Caption1, MessageBar, MessageBarBody, MessageBarTitle, Spinner } from '@fluentui/react-components';
import type { LendingPurpose } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import { readLast } from '../../config.ts';
import type { Lending } from '../../data/lent-account/lend-account.ts';
import { useLentAccount } from '../../data/lent-account/useLentAccount.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { wordCause } from '../../failures/word-failure.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { lendingMessages } from './lending.messages.ts';

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
  const messages = useMessages(lendingMessages);
  const failures = useMessages(failureMessages);
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
      title={messages.title}
      error={failure}
      actions={
        <>
          <Button onClick={onClose}>{messages.notNow}</Button>
          <Button appearance="primary" {...(isWaiting && { icon: <Spinner size="tiny" /> })} onClick={signIn}>
            {messages.signIn}
          </Button>
        </>
      }
    >
      {props.why !== undefined && <p>{props.why}</p>}
      <p>{purpose === 'files' ? messages.purposes.files({ sites: askedSites() }) : messages.purposes.mail}</p>
      {end && (
        <MessageBar intent={end === 'not-granted' ? 'warning' : 'error'} layout="multiline">
          <MessageBarBody>
            {end === 'popup-blocked' && <MessageBarTitle>{messages.popupsBlocked}</MessageBarTitle>}
            {end === 'popup-blocked' && tries > 1 ? messages.stillBlocked : messages.ends[end]}
          </MessageBarBody>
        </MessageBar>
      )}
      <div role="status">
        {isWaiting && <Caption1 block>{messages.waiting}</Caption1>}
        {hasHint && (isWaiting || end === 'popup-blocked') && <Caption1 block>{messages.clickAgain}</Caption1>}
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
