import { Button, Caption1 } from '@fluentui/react-components';
import { Key20Regular } from '@fluentui/react-icons';
import type { ApiKey } from '@tideform/contract';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { joinParts } from '../../../ui/join-parts.ts';
import { wordDay, wordMoment } from '../../../ui/word-moment.ts';
import { useWorkflowsStyles } from '../workflows.styles.ts';
import { apiKeysMessages } from './api-keys.messages.ts';

/** Each key with when it was made and used, and a way to take it back. */
export function KeyList(props: {
  readonly keys: readonly ApiKey[];
  readonly onRevoke: (key: ApiKey) => Promise<void>;
}) {
  const messages = useMessages(apiKeysMessages);
  const { locale } = useSpeech();
  const styles = useWorkflowsStyles();
  const [revoked, setRevoked] = useState<ApiKey>();
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
                  messages.made({ when: wordDay(key.madeAt, locale) }),
                  key.lastUsedAt === null
                    ? messages.neverUsed
                    : messages.used({ when: wordMoment(key.lastUsedAt, locale) }),
                ])}
              </Caption1>
            </span>
            <Button aria-label={messages.revokeOf({ name: key.name })} onClick={() => setRevoked(key)}>
              {messages.revoke}
            </Button>
          </li>
        ))}
      </ul>
      {revoked && (
        <ConfirmDialog
          title={messages.revokeTitle({ name: revoked.name })}
          confirm={messages.revoke}
          isDanger
          onConfirm={() => onRevoke(revoked)}
          onClose={() => setRevoked(undefined)}
        >
          {messages.revokeText}
        </ConfirmDialog>
      )}
    </>
  );
}
