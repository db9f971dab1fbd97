import { Button, Caption1, MessageBar, MessageBarBody, mergeClasses, Tab, TabList } from '@fluentui/react-components';
import { ArrowClockwise16Regular, ArrowRepeatAll20Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { Webhook, WebhookCounts } from '@tideform/contract';
import { useWords } from '@tideform/words/react';
import { useId, useState } from 'react';
import { useWebhookMessages } from '../../data/webhooks/useWebhookMessages.ts';
import { failureWords } from '../../failures/failure.words.ts';
import { oopsIn } from '../../failures/oops.ts';
import { useTell } from '../../ui/toasts/useTell.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { Messages } from './Messages.tsx';
import { useWorkflowsStyles } from './workflows.styles.ts';
import { workflowsWords } from './workflows.words.ts';

const Payload = onDemand(async () => (await import('./Payload.tsx')).Payload);

/** What a webhook was told, and what it would be. */
export function SentCard(props: {
  readonly teamId: string;
  readonly webhook: Webhook;
  readonly counts: WebhookCounts | undefined;
}) {
  const { teamId, webhook, counts } = props;
  const words = useWords(workflowsWords);
  const failures = useWords(failureWords);
  const styles = useWorkflowsStyles();
  const id = useId();
  const tell = useTell();
  const [tab, setTab] = useState<'deliveries' | 'payload'>('deliveries');
  const { error, attempt } = useAttempt();
  const { messages, cause, hasMore, refresh, loadMore, replay } = useWebhookMessages(teamId, webhook.id, counts);
  const again = (which: readonly string[] | 'failed') =>
    attempt(async () => tell('success', words.replayed({ count: await replay(which) })));
  const problem = error ?? (cause === undefined ? undefined : oopsIn(cause, failures));
  return (
    <section className={styles.card} aria-label={words.views}>
      <div className={mergeClasses(styles.row, styles.cardHead)}>
        <TabList
          className={styles.tabs}
          selectedValue={tab}
          onTabSelect={(_, { value }) => setTab(value as typeof tab)}
          aria-label={words.views}
        >
          {(['deliveries', 'payload'] as const).map((value) => (
            <Tab key={value} value={value} id={`${id}-${value}`} aria-controls={`${id}-panel`}>
              {words[value]}
            </Tab>
          ))}
        </TabList>
        {tab === 'deliveries' && (
          <>
            <Caption1 className={styles.quiet}>{words.kept}</Caption1>
            <Button appearance="subtle" icon={<ArrowClockwise16Regular />} onClick={refresh}>
              {words.refresh}
            </Button>
            {messages?.some(({ status }) => status === 'error') && (
              <Button appearance="subtle" icon={<ArrowRepeatAll20Regular />} onClick={() => again('failed')}>
                {words.replayFailed}
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
            {problem !== undefined && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{problem}</MessageBarBody>
              </MessageBar>
            )}
            {(messages !== undefined || cause === undefined) && (
              <Messages teamId={teamId} webhookId={webhook.id} messages={messages} onReplay={again} />
            )}
            {hasMore && (
              <div className={styles.foot}>
                <Button onClick={() => attempt(loadMore)}>{words.loadMore}</Button>
              </div>
            )}
          </>
        )}
      </div>
    </section>
  );
}
