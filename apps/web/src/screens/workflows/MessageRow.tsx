import { Button, Caption1, Checkbox, mergeClasses, useRestoreFocusTarget } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons';
import type { WebhookMessage } from '@tideform/contract';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { OutcomeBadge } from '../../ui/outcome/OutcomeBadge.tsx';
import { outcomeMessages } from '../../ui/outcome/outcome.messages.ts';
import { wordOutcome } from '../../ui/outcome/word-outcome.ts';
import { wordMoment } from '../../ui/word-moment.ts';
import { numberOf } from './number-of.ts';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/** One message: its number opens the details. Why it failed stands below it, across the table. */
export function MessageRow(props: {
  readonly message: WebhookMessage;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly onOpen: () => void;
  readonly onReplay: () => void;
}) {
  const messages = useMessages(workflowsMessages);
  const outcomes = useMessages(outcomeMessages);
  const { locale } = useSpeech();
  const styles = useWorkflowsStyles();
  const goesBack = useRestoreFocusTarget();
  const { message, isTicked, onTick, onOpen, onReplay } = props;
  const { status, nextAt, isKept } = message;
  const number = numberOf(message, locale);
  const isForLater = status === 'waiting' && nextAt !== null && Date.parse(nextAt) > Date.now();
  return (
    <>
      <tr>
        <td className={styles.tick}>
          <Checkbox
            aria-label={messages.tick({ number })}
            checked={isTicked}
            disabled={!isKept}
            onChange={(_, { checked }) => onTick(checked === true)}
          />
        </td>
        <td className={styles.cell}>
          <OutcomeBadge status={status} />
        </td>
        <td className={styles.cell}>{messages.events[message.triggerType]}</td>
        <td className={styles.cell}>
          <Button
            size="small"
            appearance="transparent"
            className={styles.number}
            {...goesBack}
            aria-label={messages.details({ number })}
            onClick={onOpen}
          >
            <bdi>{number}</bdi>
          </Button>
        </td>
        <td className={mergeClasses(styles.cell, !isForLater && styles.whole)}>
          {isForLater
            ? outcomes.nextTry({ moment: wordMoment(nextAt, locale) })
            : wordMoment(message.triedAt ?? message.madeAt, locale)}
        </td>
        <td className={styles.cell}>{message.statusCode ?? '–'}</td>
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
            <Caption1>{wordOutcome(message, outcomes, locale)}</Caption1>
          </td>
        </tr>
      )}
    </>
  );
}
