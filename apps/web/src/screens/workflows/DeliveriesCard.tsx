import { Button, Caption1, MessageBar, MessageBarBody, mergeClasses, Tab, TabList } from '@fluentui/react-components';
import { ArrowClockwise16Regular, ArrowRepeatAll20Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { Webhook, WebhookCounts } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { useId, useState } from 'react';
import { useWebhookEvents } from '../../data/workflows/useWebhookEvents.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatSectionError } from '../../failures/format-failure.ts';
import { useAttempt } from '../../ui/loading/useAttempt.ts';
import { useShowToast } from '../../ui/toasts/useShowToast.ts';
import { WebhookEvents } from './WebhookEvents.tsx';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

const Payload = onDemand(async () => (await import('./Payload.tsx')).Payload);

/** Tabs with a webhook's deliveries and a preview of its payload. */
export function DeliveriesCard(props: {
  readonly teamId: string;
  readonly webhook: Webhook;
  readonly counts: WebhookCounts | undefined;
}) {
  const { teamId, webhook, counts } = props;
  const labels = useMessages(workflowsMessages);
  const failures = useMessages(failureMessages);
  const styles = useWorkflowsStyles();
  const id = useId();
  const notify = useShowToast();
  const [tab, setTab] = useState<'deliveries' | 'payload'>('deliveries');
  const { error, attempt } = useAttempt();
  const { messages, cause, hasMore, refresh, loadMore, replay } = useWebhookEvents(teamId, webhook.id, counts);
  const replayEvents = (which: readonly string[] | 'failed') =>
    attempt(async () => notify('success', labels.replayed({ count: await replay(which) })));
  const errorText = error ?? (cause === undefined ? undefined : formatSectionError(cause, failures));
  return (
    <section className={styles.card} aria-label={labels.views}>
      <div className={mergeClasses(styles.row, styles.cardHead)}>
        <TabList
          className={styles.tabs}
          selectedValue={tab}
          onTabSelect={(_, { value }) => setTab(value as typeof tab)}
          aria-label={labels.views}
        >
          {(['deliveries', 'payload'] as const).map((value) => (
            <Tab key={value} value={value} id={`${id}-${value}`} aria-controls={`${id}-panel`}>
              {labels[value]}
            </Tab>
          ))}
        </TabList>
        {tab === 'deliveries' && (
          <>
            <Caption1 className={styles.quiet}>{labels.kept}</Caption1>
            <Button appearance="subtle" icon={<ArrowClockwise16Regular />} onClick={refresh}>
              {labels.refresh}
            </Button>
            {messages?.some(({ status }) => status === 'error') && (
              <Button appearance="subtle" icon={<ArrowRepeatAll20Regular />} onClick={() => replayEvents('failed')}>
                {labels.replayFailed}
              </Button>
            )}
          </>
        )}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'payload' ? (
          <Payload teamId={teamId} webhook={webhook} />
        ) : (
          <>
            {errorText !== undefined && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{errorText}</MessageBarBody>
              </MessageBar>
            )}
            {(messages !== undefined || cause === undefined) && (
              <WebhookEvents teamId={teamId} webhookId={webhook.id} events={messages} onReplay={replayEvents} />
            )}
            {hasMore && (
              <div className={styles.foot}>
                <Button onClick={() => attempt(loadMore)}>{labels.loadMore}</Button>
              </div>
            )}
          </>
        )}
      </div>
    </section>
  );
}
