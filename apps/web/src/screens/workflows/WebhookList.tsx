import { Button, Caption1, mergeClasses } from '@fluentui/react-components';
import { PlugConnected20Regular } from '@fluentui/react-icons';
import type { Webhook, WebhookCounts } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/** Webhooks of a form, each with the number of its events by status. */
export function WebhookList(props: {
  readonly webhooks: readonly Webhook[];
  /** Maps a webhook ID to its event counts; `undefined` while they are loading. */
  readonly counts: ReadonlyMap<string, WebhookCounts> | undefined;
  readonly shown: Webhook;
  readonly onChoose: (id: string) => void;
}) {
  const { webhooks, counts, shown, onChoose } = props;
  const messages = useMessages(workflowsMessages);
  const styles = useWorkflowsStyles();
  return (
    <ul className={styles.list} aria-label={messages.list}>
      {webhooks.map(({ id, name, type, state }) => (
        <li key={id}>
          <Button
            appearance="subtle"
            className={mergeClasses(styles.entry, id === shown.id && styles.chosen)}
            icon={<PlugConnected20Regular />}
            aria-current={id === shown.id || undefined}
            onClick={() => onChoose(id)}
          >
            <span className={styles.entryText}>
              <bdi>{name}</bdi>
              <Caption1 className={styles.quiet}>{messages.types[type]}</Caption1>
              {counts && <WebhookEventCounts counts={counts.get(id)} />}
            </span>
            <Caption1>{messages.states[state]}</Caption1>
          </Button>
        </li>
      ))}
    </ul>
  );
}

const countedStatuses = ['sent', 'error', 'waiting'] as const;

/** Event counts of a webhook; statuses without events are left out. */
function WebhookEventCounts({ counts }: { readonly counts: WebhookCounts | undefined }) {
  const messages = useMessages(workflowsMessages);
  const styles = useWorkflowsStyles();
  const nonEmpty = countedStatuses.filter((kind) => counts && counts[kind] > 0);
  if (!counts || nonEmpty.length === 0) return <Caption1 className={styles.quiet}>{messages.nothingTold}</Caption1>;
  return (
    <span className={styles.counts}>
      {nonEmpty.map((kind) => (
        <Caption1 key={kind} className={kind === 'error' ? styles.failed : styles.quiet}>
          {messages.counts[kind]({ count: counts[kind] })}
        </Caption1>
      ))}
    </span>
  );
}
