import { Caption1, mergeClasses } from '@fluentui/react-components';
import type { EmailMessage } from '@tideform/contract';
import { useSpeech, useWords } from '@tideform/words/react';
import { emailOutcomeWords } from '../../../ui/outcome/email-outcome.words.ts';
import { OutcomeBadge } from '../../../ui/outcome/OutcomeBadge.tsx';
import { outcomeWords } from '../../../ui/outcome/outcome.words.ts';
import { wordTold } from '../../../ui/outcome/word-told.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { numberOf } from '../number-of.ts';
import { useWorkflowsStyles } from '../workflows.styles.ts';
import { emailsWords } from './emails.words.ts';

/** One e-mail: what became of it, and of each try. */
export function EmailRow({ message }: { readonly message: EmailMessage }) {
  const { died } = useWords(emailsWords);
  const outcomes = useWords(outcomeWords);
  const emails = useWords(emailOutcomeWords);
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
