import {
  Button,
  Caption1,
  Field,
  Input,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Spinner,
  Subtitle2,
} from '@fluentui/react-components';
import { Key20Regular } from '@fluentui/react-icons';
import { useCloseWithConfirmation } from '@tideform/components/kit/unsaved/useCloseWithConfirmation.tsx';
import type { ApiKey } from '@tideform/contract';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useIsTeamOwner, useTeam } from '../../../data/teams/useTeam.ts';
import { useApiKeys } from '../../../data/workflows/useApiKeys.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatSectionError } from '../../../failures/format-failure.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { formatDate, formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import { joinParts } from '../../../ui/join-parts.ts';
import { useAttempt } from '../../../ui/loading/useAttempt.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { useWorkflowsStyles } from '../workflows.styles.ts';
import { apiKeysMessages } from './api-keys.messages.ts';

/** Dialog with the API keys of a team, and the IDs that a program needs besides a key. */
export function ApiKeysDialog(props: {
  readonly teamId: string;
  readonly formId: string;
  readonly onClose: () => void;
}) {
  const messages = useMessages(apiKeysMessages);
  const failures = useMessages(failureMessages);
  const { close: closeLabel, copy, loading, tryAgain } = useMessages(uiMessages);
  const styles = useWorkflowsStyles();
  const { teamId, formId, onClose } = props;
  const isOwner = useIsTeamOwner(useTeam(teamId));
  const keys = useApiKeys(teamId, isOwner);
  const [name, setName] = useState('');
  const [created, setCreated] = useState<{ readonly name: string; readonly key: string }>();
  const [isFull, setFull] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const { error, attempt } = useAttempt();
  const [close, question] = useCloseWithConfirmation(name.trim() !== '', onClose);
  const isReady = name.trim() !== '' && !isCreating;
  const create = () =>
    attempt(async () => {
      setCreating(true);
      try {
        const result = await keys.create(name.trim());
        setFull(typeof result !== 'string');
        if (typeof result !== 'string') return;
        setCreated({ name: name.trim(), key: result });
        setName('');
      } finally {
        setCreating(false);
      }
    });
  if (created) {
    return (
      <DialogFrame
        title={messages.secretTitle({ name: created.name })}
        isAlert
        actions={
          <>
            <CopyButton text={created.key}>{copy}</CopyButton>
            <Button appearance="primary" onClick={() => setCreated(undefined)}>
              {messages.done}
            </Button>
          </>
        }
      >
        {messages.secretText}
        <code className={styles.secret} dir="ltr">
          {created.key}
        </code>
      </DialogFrame>
    );
  }
  return (
    <>
      <DialogFrame
        title={messages.title}
        error={error}
        onClose={close}
        surfaceClass={styles.wide}
        actions={<Button onClick={close}>{closeLabel}</Button>}
      >
        <p className={styles.intro}>{messages.text}</p>
        {!isOwner && (
          <MessageBar intent="info" layout="multiline">
            <MessageBarBody>{messages.ownersOnly}</MessageBarBody>
          </MessageBar>
        )}
        {keys.cause !== undefined && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{formatSectionError(keys.cause, failures)}</MessageBarBody>
            <MessageBarActions>
              <Button onClick={keys.retry}>{tryAgain}</Button>
            </MessageBarActions>
          </MessageBar>
        )}
        {isOwner && keys.all === undefined && keys.cause === undefined && <Spinner label={loading} />}
        {keys.all && (
          <>
            <ApiKeyList keys={keys.all} onRevoke={keys.revoke} />
            <form
              className={styles.newKey}
              onSubmit={(event) => {
                event.preventDefault();
                if (isReady) void create();
              }}
            >
              <Field
                className={styles.grow}
                label={messages.name}
                {...(isFull && { validationMessage: messages.tooMany })}
              >
                <Input value={name} maxLength={100} onChange={(_, { value }) => setName(value)} />
              </Field>
              <Button type="submit" appearance="primary" disabledFocusable={!isReady}>
                {messages.create}
              </Button>
            </form>
          </>
        )}
        <Subtitle2 as="h3" block className={styles.subtitle}>
          {messages.addresses}
        </Subtitle2>
        <dl className={styles.facts}>
          {[
            { label: messages.server, text: window.location.origin },
            { label: messages.team, text: teamId },
            { label: messages.form, text: formId },
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

/** API keys with the dates of creation and last use, and a button to revoke each. */
function ApiKeyList(props: { readonly keys: readonly ApiKey[]; readonly onRevoke: (key: ApiKey) => Promise<void> }) {
  const messages = useMessages(apiKeysMessages);
  const { locale } = useLocale();
  const styles = useWorkflowsStyles();
  const [keyToRevoke, setKeyToRevoke] = useState<ApiKey>();
  const { keys, onRevoke } = props;
  if (keys.length === 0) return <p className={styles.quiet}>{messages.none}</p>;
  return (
    <>
      <ul className={styles.keys} aria-label={messages.keys}>
        {keys.map((key) => (
          <li key={key.id} className={styles.key}>
            <Key20Regular aria-hidden="true" />
            <span className={styles.entryText}>
              <bdi>{key.name}</bdi>
              <Caption1 className={styles.quiet}>
                {joinParts([
                  messages.made({ when: formatDate(key.madeAt, locale) }),
                  key.lastUsedAt === null
                    ? messages.neverUsed
                    : messages.used({ when: formatDateTime(key.lastUsedAt, locale) }),
                ])}
              </Caption1>
            </span>
            <Button aria-label={messages.revokeOf({ name: key.name })} onClick={() => setKeyToRevoke(key)}>
              {messages.revoke}
            </Button>
          </li>
        ))}
      </ul>
      {keyToRevoke && (
        <ConfirmDialog
          title={messages.revokeTitle({ name: keyToRevoke.name })}
          confirm={messages.revoke}
          isDanger
          onConfirm={() => onRevoke(keyToRevoke)}
          onClose={() => setKeyToRevoke(undefined)}
        >
          {messages.revokeText}
        </ConfirmDialog>
      )}
    </>
  );
}
