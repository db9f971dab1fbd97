import { Button, Caption1, Checkbox, mergeClasses, useRestoreFocusTarget } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons';
import type { WebhookMessage } from '@tideform/contract';
import { useSpeech, useWords } from '@tideform/words/react';
import { OutcomeBadge } from '../../ui/outcome/OutcomeBadge.tsx';
import { outcomeWords } from '../../ui/outcome/outcome.words.ts';
import { wordOutcome } from '../../ui/outcome/word-outcome.ts';
import { wordMoment } from '../../ui/word-moment.ts';
import { numberOf } from './number-of.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';
import { workflowsWords } from './workflows.words.ts';

/** One message: its number opens the details. Why it failed stands below it, across the table. */
export function MessageRow(props: {
  readonly message: WebhookMessage;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly onOpen: () => void;
  readonly onReplay: () => void;
}) {
  const words = useWords(workflowsWords);
  const outcomes = useWords(outcomeWords);
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
            aria-label={words.tick({ number })}
            checked={isTicked}
            disabled={!isKept}
            onChange={(_, { checked }) => onTick(checked === true)}
          />
        </td>
        <td className={styles.cell}>
          <OutcomeBadge status={status} />
        </td>
        <td className={styles.cell}>{words.events[message.triggerType]}</td>
        <td className={styles.cell}>
          <Button
            size="small"
            appearance="transparent"
            className={styles.number}
            {...goesBack}
            aria-label={words.details({ number })}
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
            aria-label={words.replayOne({ number })}
            onClick={onReplay}
          >
            {nextAt === null ? words.replay : words.sendNow}
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
