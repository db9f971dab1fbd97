import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { ShieldLock20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useConfidentiality } from '../../../data/rights/useConfidentiality.ts';
import { ConnectAccountDialog } from '../../../dialogs/lending/ConnectAccountDialog.tsx';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { permissionsMessages } from './permissions.messages.ts';
import { usePermissionsStyles } from './permissions.styles.ts';

/** State of confidential responses, with buttons to turn them on and off. */
export function ConfidentialSection({
  form,
  isOwner,
  onChanged,
}: {
  readonly form: FormRow;
  readonly isOwner: boolean;
  /**
   * Called once the server has written the folder permissions or has failed. The form is already marked as confidential
   * before that.
   */
  readonly onChanged: () => void;
}) {
  const messages = useMessages(permissionsMessages);
  const failures = useMessages(failureMessages);
  const styles = usePermissionsStyles();
  const { state, account = messages.somebody, enable, disable } = useConfidentiality(form, isOwner);
  const section = useRef<HTMLElement>(null);
  const stateBefore = useRef(state);
  // After a change, the clicked button no longer exists. The section takes the focus, because without the focus inside,
  // the dialog would no longer receive key events.
  useEffect(() => {
    const isChanged = stateBefore.current !== state;
    stateBefore.current = state;
    if (isChanged && document.activeElement === document.body) section.current?.focus();
  }, [state]);
  const [isBusy, setBusy] = useState(false);
  const [isConnecting, setConnecting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = (task: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(undefined);
    task()
      .catch((cause: unknown) => setFailure(formatCause(cause, failures)))
      .finally(() => {
        setBusy(false);
        onChanged();
      });
  };
  const switchOn = () => attempt(async () => setConnecting((await enable()) === 'needs-account'));
  const isDisabled = !isOwner || isBusy;
  const switchOffButton = (
    <Button disabledFocusable={isDisabled} onClick={() => attempt(disable)}>
      {messages.switchOff}
    </Button>
  );
  const needsAttention = state === 'expired' || state === 'incomplete';
  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-label={messages.confidential}>
      {needsAttention ? (
        <MessageBar intent="warning" layout="multiline" icon={<ShieldLock20Regular />}>
          <MessageBarBody>
            <MessageBarTitle>
              {state === 'expired' ? messages.expired({ account }) : messages.incomplete}
            </MessageBarTitle>
            <div>{state === 'expired' ? messages.expiredHint : messages.incompleteHint}</div>
          </MessageBarBody>
          <MessageBarActions>
            <Button appearance="primary" disabledFocusable={isDisabled} onClick={switchOn}>
              {state === 'expired' ? messages.authorizeAgain : messages.authorize}
            </Button>
            {state === 'expired' && switchOffButton}
          </MessageBarActions>
        </MessageBar>
      ) : (
        <div className={styles.box}>
          <ShieldLock20Regular />
          <span className={styles.words}>
            <span className={styles.strong}>{messages[titleMessageKeys[state]]}</span>
            <span className={styles.quiet}>
              {state === 'on' && messages.confidentialOnHint({ account })}
              {state === 'private' && messages.privateHint}
              {state === 'off' && (form.published ? messages.confidentialHint : messages.publishFirst)}
            </span>
          </span>
          {state === 'on' && switchOffButton}
          {(state === 'off' || state === 'private') && (
            <Button disabledFocusable={isDisabled || !form.published} onClick={switchOn}>
              {state === 'off' ? messages.makeConfidential : messages.initialize}
            </Button>
          )}
        </div>
      )}
      {failure && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{failure}</MessageBarBody>
        </MessageBar>
      )}
      {isConnecting && (
        <ConnectAccountDialog
          purpose="files"
          onConnected={() => {
            setConnecting(false);
            switchOn();
          }}
          onClose={() => setConnecting(false)}
        />
      )}
    </section>
  );
}

const titleMessageKeys = {
  off: 'confidential',
  private: 'privateTitle',
  on: 'confidentialOn',
  unknown: 'confidentialOn',
  expired: 'confidential',
  incomplete: 'confidential',
} as const;
