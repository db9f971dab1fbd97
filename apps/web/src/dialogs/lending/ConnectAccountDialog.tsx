import { Button, Caption1, MessageBar, MessageBarBody, MessageBarTitle, Spinner } from '@fluentui/react-components';
import type { ConnectionPurpose } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import { readStoredConfig } from '../../config.ts';
import { type ConnectResult, useConnectAccount } from '../../data/connected-account/connect-account.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatCause } from '../../failures/format-failure.ts';
import { DialogFrame } from '../../ui/dialogs/DialogFrame.tsx';
import { lendingMessages } from './connect-account.messages.ts';

/**
 * Time in milliseconds for which a hint to click again is shown after each attempt, because popup blockers can't be
 * detected reliably.
 */
const hintMs = 10_000;

/** Dialog in which users connect their account to the server, before an action that needs it. */
export function ConnectAccountDialog(props: {
  readonly purpose: ConnectionPurpose;
  /** Reason for connecting the account, shown above what the account is used for. */
  readonly why?: string;
  /** Connects the account. Absent: the default function; another one connects it for one form only, for example. */
  readonly connect?: () => Promise<ConnectResult>;
  readonly onConnected: () => void;
  readonly onClose: () => void;
}) {
  const { purpose, onConnected: onLent, onClose } = props;
  const messages = useMessages(lendingMessages);
  const failures = useMessages(failureMessages);
  const connectForPurpose = useConnectAccount(purpose);
  const lend = props.connect ?? connectForPurpose;
  const [tries, setTries] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const [result, setResult] = useState<Exclude<ConnectResult, 'lent'>>();
  const [failure, setFailure] = useState<string>();
  const hasHint = useIsRetryHintShown(tries);
  const signIn = () => {
    setTries(tries + 1);
    setWaiting(true);
    setResult(undefined);
    setFailure(undefined);
    lend()
      .then(
        (next) => (next === 'lent' ? onLent() : setResult(next)),
        (cause) => setFailure(formatCause(cause, failures)),
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
      <p>
        {purpose === 'files' ? messages.purposes.files({ sites: getRequestedSiteAccess() }) : messages.purposes.mail}
      </p>
      {result && (
        <MessageBar intent={result === 'not-granted' ? 'warning' : 'error'} layout="multiline">
          <MessageBarBody>
            {result === 'popup-blocked' && <MessageBarTitle>{messages.popupsBlocked}</MessageBarTitle>}
            {result === 'popup-blocked' && tries > 1 ? messages.stillBlocked : messages.ends[result]}
          </MessageBarBody>
        </MessageBar>
      )}
      <div role="status">
        {isWaiting && <Caption1 block>{messages.waiting}</Caption1>}
        {hasHint && (isWaiting || result === 'popup-blocked') && <Caption1 block>{messages.clickAgain}</Caption1>}
      </div>
    </DialogFrame>
  );
}

/** Returns whether the app requests access to all SharePoint sites of the user, or only to selected ones. */
const getRequestedSiteAccess = () =>
  readStoredConfig(localStorage)?.signIn.graphScopes.includes('Sites.Selected') ? 'selected' : 'all';

/** Returns whether the hint to click again is shown: the last attempt was less than `hintMs` ago. */
function useIsRetryHintShown(tries: number): boolean {
  const [lastTryWithHint, setOver] = useState(0);
  useEffect(() => {
    if (tries === 0) return;
    const timer = setTimeout(() => setOver(tries), hintMs);
    return () => clearTimeout(timer);
  }, [tries]);
  return tries > lastTryWithHint;
}
