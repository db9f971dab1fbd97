import {
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Spinner,
  Subtitle2,
} from '@fluentui/react-components';
import { useCloseUnsaved } from '@tideform/components/kit/unsaved/useCloseUnsaved.tsx';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { useApiKeys } from '../../../data/api-keys/useApiKeys.ts';
import { useIsTeamOwner, useTeam } from '../../../data/useTeam.ts';
import { failureWords } from '../../../failures/failure.words.ts';
import { oopsIn } from '../../../failures/oops.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { useAttempt } from '../../../ui/useAttempt.ts';
import { useWorkflowsStyles } from '../workflows.styles.ts';
import { apiKeysWords } from './api-keys.words.ts';
import { KeyList } from './KeyList.tsx';

/** The keys of a team, and what a program needs to know beside one. */
export function ApiKeysDialog(props: {
  readonly teamId: string;
  readonly formId: string;
  readonly onClose: () => void;
}) {
  const words = useWords(apiKeysWords);
  const failures = useWords(failureWords);
  const { close: closeWord, copy, loading, tryAgain } = useWords(uiWords);
  const styles = useWorkflowsStyles();
  const { teamId, formId, onClose } = props;
  const isOwner = useIsTeamOwner(useTeam(teamId));
  const keys = useApiKeys(teamId, isOwner);
  const [name, setName] = useState('');
  const [made, setMade] = useState<{ readonly name: string; readonly key: string }>();
  const [isFull, setFull] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const { error, attempt } = useAttempt();
  const [close, question] = useCloseUnsaved(name.trim() !== '', onClose);
  const isReady = name.trim() !== '' && !isMaking;
  const create = () =>
    attempt(async () => {
      setMaking(true);
      try {
        const answer = await keys.create(name.trim());
        setFull(typeof answer !== 'string');
        if (typeof answer !== 'string') return;
        setMade({ name: name.trim(), key: answer });
        setName('');
      } finally {
        setMaking(false);
      }
    });
  if (made) {
    return (
      <DialogFrame
        title={words.secretTitle({ name: made.name })}
        isAlert
        actions={
          <>
            <CopyButton text={made.key}>{copy}</CopyButton>
            <Button appearance="primary" onClick={() => setMade(undefined)}>
              {words.done}
            </Button>
          </>
        }
      >
        {words.secretText}
        <code className={styles.secret} dir="ltr">
          {made.key}
        </code>
      </DialogFrame>
    );
  }
  return (
    <>
      <DialogFrame
        title={words.title}
        error={error}
        onClose={close}
        surfaceClass={styles.wide}
        actions={<Button onClick={close}>{closeWord}</Button>}
      >
        <p className={styles.intro}>{words.text}</p>
        {!isOwner && (
          <MessageBar intent="info" layout="multiline">
            <MessageBarBody>{words.ownersOnly}</MessageBarBody>
          </MessageBar>
        )}
        {keys.cause !== undefined && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{oopsIn(keys.cause, failures)}</MessageBarBody>
            <MessageBarActions>
              <Button onClick={keys.retry}>{tryAgain}</Button>
            </MessageBarActions>
          </MessageBar>
        )}
        {isOwner && keys.all === undefined && keys.cause === undefined && <Spinner label={loading} />}
        {keys.all && (
          <>
            <KeyList keys={keys.all} onRevoke={keys.revoke} />
            <form
              className={styles.newKey}
              onSubmit={(event) => {
                event.preventDefault();
                if (isReady) void create();
              }}
            >
              <Field className={styles.grow} label={words.name} {...(isFull && { validationMessage: words.tooMany })}>
                <Input value={name} maxLength={100} onChange={(_, { value }) => setName(value)} />
              </Field>
              <Button type="submit" appearance="primary" disabledFocusable={!isReady}>
                {words.create}
              </Button>
            </form>
          </>
        )}
        <Subtitle2 as="h3" block className={styles.subtitle}>
          {words.addresses}
        </Subtitle2>
        <dl className={styles.facts}>
          {[
            { label: words.server, text: window.location.origin },
            { label: words.team, text: teamId },
            { label: words.form, text: formId },
          ].map(({ label, text }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd dir="ltr">
                <code>{text}</code>
              </dd>
            </div>
          ))}
        </dl>
      </DialogFrame>
      {question}
    </>
  );
}
