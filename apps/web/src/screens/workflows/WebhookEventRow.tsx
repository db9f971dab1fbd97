import { Button, Caption1, Checkbox, mergeClasses, useRestoreFocusTarget } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons';
import type { WebhookMessage } from '@tideform/contract';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { formatDateTime } from '../../ui/formatting/format-date-time.ts';
import { formatWebhookResult } from '../../ui/outcome/format-delivery-result.ts';
import { OutcomeBadge } from '../../ui/outcome/OutcomeBadge.tsx';
import { outcomeMessages } from '../../ui/outcome/outcome.messages.ts';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/** Row of one webhook event. Its number opens the details; the reason for a failure is shown in a row below. */
export function WebhookEventRow(props: {
  readonly event: WebhookMessage;
  readonly isSelected: boolean;
  readonly onToggle: (isSelected: boolean) => void;
  readonly onOpen: () => void;
  readonly onReplay: () => void;
}) {
  const messages = useMessages(workflowsMessages);
  const outcomes = useMessages(outcomeMessages);
  const { locale } = useLocale();
  const styles = useWorkflowsStyles();
  const restoreFocusProps = useRestoreFocusTarget();
  const { event, isSelected, onToggle, onOpen, onReplay } = props;
  const { status, nextAt, isKept } = event;
  const number = formatSubmissionNumber(event, locale);
  const isRetryScheduled = status === 'waiting' && nextAt !== null && Date.parse(nextAt) > Date.now();
  return (
    <>
      <tr>
        <td className={styles.tick}>
          <Checkbox
            aria-label={messages.tick({ number })}
            checked={isSelected}
            disabled={!isKept}
            onChange={(_, { checked }) => onToggle(checked === true)}
          />
        </td>
        <td className={styles.cell}>
          <OutcomeBadge status={status} />
        </td>
        <td className={styles.cell}>{messages.events[event.triggerType]}</td>
        <td className={styles.cell}>
          <Button
            size="small"
            appearance="transparent"
            className={styles.number}
            {...restoreFocusProps}
            aria-label={messages.details({ number })}
            onClick={onOpen}
          >
            <bdi>{number}</bdi>
          </Button>
        </td>
        <td className={mergeClasses(styles.cell, !isRetryScheduled && styles.whole)}>
          {isRetryScheduled
            ? outcomes.nextTry({ moment: formatDateTime(nextAt, locale) })
            : formatDateTime(event.triedAt ?? event.madeAt, locale)}
        </td>
        <td className={styles.cell}>{event.statusCode ?? '–'}</td>
        <td className={styles.cell}>
          <Button
            size="small"
            appearance="subtle"
            className={styles.whole}
            icon={<ArrowClockwise16Regular />}
            disabled={!isKept}
            aria-label={messages.replayOne({ number })}
            onClick={onReplay}
          >
            {nextAt === null ? messages.replay : messages.sendNow}
          </Button>
        </td>
      </tr>
      {status === 'error' && (
        <tr>
          <td colSpan={2} />
          <td colSpan={5} className={styles.why}>
            <Caption1>{formatWebhookResult(event, outcomes, locale)}</Caption1>
          </td>
        </tr>
      )}
    </>
  );
}

/** Formats the submission number of an event; the response ID if it has none. */
export const formatSubmissionNumber = (
  { submissionNumber, responseId }: Pick<WebhookMessage, 'submissionNumber' | 'responseId'>,
  locale: string,
): string => (submissionNumber === null ? responseId : new Intl.NumberFormat(locale).format(submissionNumber));
