import { Button, Caption1 } from '@fluentui/react-components';
import { Key20Regular } from '@fluentui/react-icons';
import type { ApiKey } from '@tideform/contract';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formatDate, formatDateTime } from '../../../ui/format-date-time.ts';
import { joinParts } from '../../../ui/join-parts.ts';
import { useWorkflowsStyles } from '../workflows.styles.ts';
import { apiKeysMessages } from './api-keys.messages.ts';

/** API keys with the dates of creation and last use, and a button to revoke each. */
export function ApiKeyList(props: {
  readonly keys: readonly ApiKey[];
  readonly onRevoke: (key: ApiKey) => Promise<void>;
}) {
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
