import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { ShieldLock20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useConfidential } from '../../../data/rights/useConfidential.ts';
import { LendAccountDialog } from '../../../dialogs/lending/LendAccountDialog.tsx';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { permissionsMessages } from './permissions.messages.ts';
import { usePermissionsStyles } from './permissions.styles.ts';

/** Whether responses are confidential, and what changes it. */
export function ConfidentialBox({
  form,
  isOwner,
  onChanged,
}: {
  readonly form: FormRow;
  readonly isOwner: boolean;
  /** Called once the server has written the permissions of the folders, or has failed: the form says that it is confidential before. */
  readonly onChanged: () => void;
}) {
  const messages = useMessages(permissionsMessages);
  const failures = useMessages(failureMessages);
  const styles = usePermissionsStyles();
  const { state, account = messages.somebody, enable, disable } = useConfidential(form, isOwner);
  const section = useRef<HTMLElement>(null);
  const stateBefore = useRef(state);
  // The button that was pressed is gone: without focus in it, keys would reach the dialog no more.
  useEffect(() => {
    const isChanged = stateBefore.current !== state;
    stateBefore.current = state;
    if (isChanged && document.activeElement === document.body) section.current?.focus();
  }, [state]);
  const [isBusy, setBusy] = useState(false);
  const [isLending, setLending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(undefined);
    work()
      .catch((cause: unknown) => setFailure(wordCause(cause, failures)))
      .finally(() => {
        setBusy(false);
        onChanged();
      });
  };
  const switchOn = () => attempt(async () => setLending((await enable()) === 'needs-account'));
  const isOff = !isOwner || isBusy;
  const off = (
    <Button disabledFocusable={isOff} onClick={() => attempt(disable)}>
      {messages.switchOff}
    </Button>
  );
  const needsHelp = state === 'expired' || state === 'incomplete';
  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-label={messages.confidential}>
      {needsHelp ? (
        <MessageBar intent="warning" layout="multiline" icon={<ShieldLock20Regular />}>
          <MessageBarBody>
            <MessageBarTitle>
              {state === 'expired' ? messages.expired({ account }) : messages.incomplete}
            </MessageBarTitle>
            <div>{state === 'expired' ? messages.expiredHint : messages.incompleteHint}</div>
          </MessageBarBody>
          <MessageBarActions>
            <Button appearance="primary" disabledFocusable={isOff} onClick={switchOn}>
              {state === 'expired' ? messages.authorizeAgain : messages.authorize}
            </Button>
            {state === 'expired' && off}
          </MessageBarActions>
        </MessageBar>
      ) : (
        <div className={styles.box}>
          <ShieldLock20Regular />
          <span className={styles.words}>
            <span className={styles.strong}>{messages[titles[state]]}</span>
            <span className={styles.quiet}>
              {state === 'on' && messages.confidentialOnHint({ account })}
              {state === 'private' && messages.privateHint}
              {state === 'off' && (form.published ? messages.confidentialHint : messages.publishFirst)}
            </span>
          </span>
          {state === 'on' && off}
          {(state === 'off' || state === 'private') && (
            <Button disabledFocusable={isOff || !form.published} onClick={switchOn}>
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
      {isLending && (
        <LendAccountDialog
          purpose="files"
          onLent={() => {
            setLending(false);
            switchOn();
          }}
          onClose={() => setLending(false)}
        />
      )}
    </section>
  );
}

const titles = {
  off: 'confidential',
  private: 'privateTitle',
  on: 'confidentialOn',
  unknown: 'confidentialOn',
  expired: 'confidential',
  incomplete: 'confidential',
} as const;
