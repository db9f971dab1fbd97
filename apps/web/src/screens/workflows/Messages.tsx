import {
  Button,
  Caption1,
  MessageBar,
  MessageBarBody,
  mergeClasses,
  Skeleton,
  SkeletonItem,
} from '@fluentui/react-components';
import { ArrowClockwise16Regular, ArrowRepeatAll20Regular } from '@fluentui/react-icons';
import type { Webhook, WebhookMessage } from '@tideform/contract';
import { useSpeech, useWords } from '@tideform/words/react';
import { useWebhookMessages } from '../../data/webhooks/useWebhookMessages.ts';
import { failureWords } from '../../failures/failure.words.ts';
import { oopsIn } from '../../failures/oops.ts';
import { OutcomeBadge } from '../../ui/outcome/OutcomeBadge.tsx';
import { outcomeWords } from '../../ui/outcome/outcome.words.ts';
import { wordOutcome } from '../../ui/outcome/word-outcome.ts';
import { useTell } from '../../ui/toasts/useTell.ts';
import { uiWords } from '../../ui/ui.words.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { wordMoment } from '../../ui/word-moment.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';
import { workflowsWords } from './workflows.words.ts';

/** What a webhook was told, newest first, and again where somebody wants it. */
export function Messages({ teamId, webhook }: { readonly teamId: string; readonly webhook: Webhook }) {
  const words = useWords(workflowsWords);
  const failures = useWords(failureWords);
  const { loading } = useWords(uiWords);
  const styles = useWorkflowsStyles();
  const tell = useTell();
  const { messages, cause, hasMore, refresh, loadMore, replay } = useWebhookMessages(teamId, webhook.id);
  const { error, attempt } = useAttempt();
  const { columns } = words;
  const again = (which: readonly string[] | 'failed') =>
    attempt(async () => tell('success', words.replayed({ count: await replay(which) })));
  return (
    <section className={styles.card} aria-label={words.deliveries}>
      <div className={mergeClasses(styles.row, styles.cardHead)}>
        <strong className={styles.grow}>{words.deliveries}</strong>
        <Caption1 className={styles.quiet}>{words.kept}</Caption1>
        <Button appearance="subtle" icon={<ArrowClockwise16Regular />} onClick={refresh}>
          {words.refresh}
        </Button>
        {messages?.some(({ status }) => status === 'error') && (
          <Button appearance="subtle" icon={<ArrowRepeatAll20Regular />} onClick={() => again('failed')}>
            {words.replayFailed}
          </Button>
        )}
      </div>
      {(error !== undefined || cause !== undefined) && (
        <MessageBar intent="error">
          <MessageBarBody>{error ?? oopsIn(cause, failures)}</MessageBarBody>
        </MessageBar>
      )}
      {messages === undefined && cause === undefined && (
        <Skeleton aria-label={loading} className={styles.cardHead}>
          <SkeletonItem size={32} />
        </Skeleton>
      )}
      {messages?.length === 0 && <p className={mergeClasses(styles.cardHead, styles.quiet)}>{words.nothingTold}</p>}
      {messages !== undefined && messages.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              {[columns.status, columns.event, columns.submission, columns.when, columns.code].map((label) => (
                <th key={label} scope="col" className={styles.cell}>
                  {label}
                </th>
              ))}
              <th scope="col" className={styles.cell} aria-label={columns.actions} />
            </tr>
          </thead>
          <tbody>
            {messages.map((message) => (
              <MessageRow key={message.id} message={message} onReplay={() => again([message.id])} />
            ))}
          </tbody>
        </table>
      )}
      {hasMore && (
        <div className={styles.foot}>
          <Button onClick={() => attempt(loadMore)}>{words.loadMore}</Button>
        </div>
      )}
    </section>
  );
}

function MessageRow({ message, onReplay }: { readonly message: WebhookMessage; readonly onReplay: () => void }) {
  const words = useWords(workflowsWords);
  const outcomes = useWords(outcomeWords);
  const { locale } = useSpeech();
  const styles = useWorkflowsStyles();
  const { submissionNumber, responseId, status, nextAt, isKept } = message;
  const number = submissionNumber === null ? responseId : new Intl.NumberFormat(locale).format(submissionNumber);
  return (
    <tr>
      <td className={styles.cell}>
        <OutcomeBadge status={status} />
      </td>
      <td className={styles.cell}>
        {words.events[message.triggerType]}
        {status === 'error' && (
          <Caption1 block className={styles.failed}>
            {wordOutcome(message, outcomes, locale)}
          </Caption1>
        )}
      </td>
      <td className={styles.cell}>
        <bdi>{number}</bdi>
      </td>
      <td className={styles.cell}>{wordMoment(message.triedAt ?? message.madeAt, locale)}</td>
      <td className={styles.cell}>{message.statusCode ?? '–'}</td>
      <td className={styles.cell}>
        <Button
          size="small"
          appearance="subtle"
          icon={<ArrowClockwise16Regular />}
          disabled={!isKept}
          aria-label={words.replayOne({ number })}
          onClick={onReplay}
        >
          {nextAt === null ? words.replay : words.sendNow}
        </Button>
      </td>
    </tr>
  );
}
