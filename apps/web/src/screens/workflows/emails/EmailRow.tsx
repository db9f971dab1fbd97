import { Caption1, mergeClasses } from '@fluentui/react-components';
import type { EmailMessage } from '@tideform/contract';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { formatDateTime } from '../../../ui/format-date-time.ts';
import { emailOutcomeMessages } from '../../../ui/outcome/email-outcome.messages.ts';
import { formatDeliveryResult } from '../../../ui/outcome/format-delivery-result.ts';
import { OutcomeBadge } from '../../../ui/outcome/OutcomeBadge.tsx';
import { outcomeMessages } from '../../../ui/outcome/outcome.messages.ts';
import { formatSubmissionNumber } from '../format-submission-number.ts';
import { useWorkflowsStyles } from '../workflows.styles.ts';
import { emailsMessages } from './emails.messages.ts';

/** Row of one email: its status and each attempt. */
export function EmailRow({ message }: { readonly message: EmailMessage }) {
  const { died } = useMessages(emailsMessages);
  const outcomes = useMessages(outcomeMessages);
  const emails = useMessages(emailOutcomeMessages);
  const { locale } = useLocale();
  const styles = useWorkflowsStyles();
  const formatAttempt = ({ tookMs, failure }: EmailMessage['attempts'][number]): string => {
    if (tookMs === null) return died;
    return failure ? emails.failures[failure] : outcomes.statuses.sent;
  };
  return (
    <tr>
      <td className={styles.cell}>
        <OutcomeBadge status={message.status} />
        {message.status === 'error' && (
          <Caption1 block className={styles.failed}>
            {formatDeliveryResult({ ...message, kind: 'email' }, { outcomes, emails }, locale)}
          </Caption1>
        )}
      </td>
      <td className={styles.cell}>
        <bdi>{formatSubmissionNumber(message, locale)}</bdi>
      </td>
      <td className={mergeClasses(styles.cell, styles.whole)}>{formatDateTime(message.timestamp, locale)}</td>
      <td className={styles.cell}>
        {message.attempts.length === 0
          ? '–'
          : message.attempts.map((attempt) => (
              <Caption1 key={attempt.at} block>
                {`${formatDateTime(attempt.at, locale)}: ${formatAttempt(attempt)}${attempt.statusCode === null ? '' : ` (${attempt.statusCode})`}`}
              </Caption1>
            ))}
      </td>
    </tr>
  );
}
