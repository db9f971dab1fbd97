import { Caption1, mergeClasses } from '@fluentui/react-components';
import type { EmailMessage } from '@tideform/contract';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { emailOutcomeMessages } from '../../../ui/outcome/email-outcome.messages.ts';
import { OutcomeBadge } from '../../../ui/outcome/OutcomeBadge.tsx';
import { outcomeMessages } from '../../../ui/outcome/outcome.messages.ts';
import { wordTold } from '../../../ui/outcome/word-told.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { numberOf } from '../number-of.ts';
import { useWorkflowsStyles } from '../workflows.styles.ts';
import { emailsMessages } from './emails.messages.ts';

/** One email: what became of it, and of each try. */
export function EmailRow({ message }: { readonly message: EmailMessage }) {
  const { died } = useMessages(emailsMessages);
  const outcomes = useMessages(outcomeMessages);
  const emails = useMessages(emailOutcomeMessages);
  const { locale } = useSpeech();
  const styles = useWorkflowsStyles();
  const wordTry = ({ tookMs, failure }: EmailMessage['attempts'][number]): string => {
    if (tookMs === null) return died;
    return failure ? emails.failures[failure] : outcomes.statuses.sent;
  };
  return (
    <tr>
      <td className={styles.cell}>
        <OutcomeBadge status={message.status} />
        {message.status === 'error' && (
          <Caption1 block className={styles.failed}>
            {wordTold({ ...message, kind: 'email' }, { outcomes, emails }, locale)}
          </Caption1>
        )}
      </td>
      <td className={styles.cell}>
        <bdi>{numberOf(message, locale)}</bdi>
      </td>
      <td className={mergeClasses(styles.cell, styles.whole)}>{wordMoment(message.timestamp, locale)}</td>
      <td className={styles.cell}>
        {message.attempts.length === 0
          ? '–'
          : message.attempts.map((attempt) => (
              <Caption1 key={attempt.at} block>
                {`${wordMoment(attempt.at, locale)}: ${wordTry(attempt)}${attempt.statusCode === null ? '' : ` (${attempt.statusCode})`}`}
              </Caption1>
            ))}
      </td>
    </tr>
  );
}
