import { Button, Caption1 } from '@fluentui/react-components';
import { Key20Regular } from '@fluentui/react-icons';
import type { ApiKey } from '@tideform/contract';
import { useSpeech, useWords } from '@tideform/words/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { joinParts } from '../../../ui/join-parts.ts';
import { wordDay, wordMoment } from '../../../ui/word-moment.ts';
import { useWorkflowsStyles } from '../workflows.styles.ts';
import { apiKeysWords } from './api-keys.words.ts';

/** Each key with when it was made and used, and a way to take it back. */
export function KeyList(props: {
  readonly keys: readonly ApiKey[];
  readonly onRevoke: (key: ApiKey) => Promise<void>;
}) {
  const words = useWords(apiKeysWords);
  const { locale } = useSpeech();
  const styles = useWorkflowsStyles();
  const [revoked, setRevoked] = useState<ApiKey>();
  const { keys, onRevoke } = props;
  if (keys.length === 0) return <p className={styles.quiet}>{words.none}</p>;
  return (
    <>
      <ul className={styles.keys} aria-label={words.keys}>
        {keys.map((key) => (
          <li key={key.id} className={styles.key}>
            <Key20Regular aria-hidden="true" />
            <span className={styles.entryText}>
              <bdi>{key.name}</bdi>
              <Caption1 className={styles.quiet}>
                {joinParts([
                  words.made({ when: wordDay(key.madeAt, locale) }),
                  key.lastUsedAt === null ? words.neverUsed : words.used({ when: wordMoment(key.lastUsedAt, locale) }),
                ])}
              </Caption1>
            </span>
            <Button aria-label={words.revokeOf({ name: key.name })} onClick={() => setRevoked(key)}>
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
      {revoked && (
        <ConfirmDialog
          title={words.revokeTitle({ name: revoked.name })}
          confirm={words.revoke}
          isDanger
          onConfirm={() => onRevoke(revoked)}
          onClose={() => setRevoked(undefined)}
        >
          {words.revokeText}
        </ConfirmDialog>
      )}
    </>
  );
}
