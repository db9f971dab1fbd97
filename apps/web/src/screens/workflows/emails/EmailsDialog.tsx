import {
  Button,
  Caption1,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  mergeClasses,
  Spinner,
} from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons';
import type { EmailMessage } from '@tideform/contract';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useEmailMessages } from '../../../data/workflows/useMessagePages.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatSectionError } from '../../../failures/format-failure.ts';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import { useAttempt } from '../../../ui/loading/useAttempt.ts';
import { emailOutcomeMessages } from '../../../ui/outcome/email-outcome.messages.ts';
import { formatDeliveryResult } from '../../../ui/outcome/format-delivery-result.ts';
import { OutcomeBadge } from '../../../ui/outcome/OutcomeBadge.tsx';
import { outcomeMessages } from '../../../ui/outcome/outcome.messages.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { formatSubmissionNumber } from '../WebhookEventRow.tsx';
import { workflowsMessages } from '../workflows.messages.ts';
import { useWorkflowsStyles } from '../workflows.styles.ts';
import { emailsMessages } from './emails.messages.ts';

/** Dialog with the emails about a form's responses, newest first, and their attempts. */
export function EmailsDialog(props: {
  readonly teamId: string;
  readonly formId: string;
  readonly onClose: () => void;
}) {
  const labels = useMessages(emailsMessages);
  const { columns, attempts, refresh, loadMore } = useMessages(workflowsMessages);
  const failures = useMessages(failureMessages);
  const { close, loading, tryAgain } = useMessages(uiMessages);
  const styles = useWorkflowsStyles();
  const { teamId, formId, onClose } = props;
  const { error, attempt } = useAttempt();
  const emails = useEmailMessages(teamId, formId);
  const { messages, cause } = emails;
  return (
    <DialogFrame
      title={labels.title}
      error={error}
      onClose={onClose}
      surfaceClass={styles.wide}
      actions={
        <>
          <Button icon={<ArrowClockwise16Regular />} onClick={emails.refresh}>
            {refresh}
          </Button>
          <Button appearance="primary" onClick={onClose}>
            {close}
          </Button>
        </>
      }
    >
      {cause !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{formatSectionError(cause, failures)}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={emails.refresh}>{tryAgain}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {messages === undefined && cause === undefined && <Spinner label={loading} />}
      {messages?.length === 0 && <p className={styles.quiet}>{labels.none}</p>}
      {messages && messages.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              {[columns.status, columns.submission, columns.when, attempts].map((label) => (
                <th key={label} scope="col" className={styles.cell}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {messages.map((message) => (
              <EmailRow key={message.id} message={message} />
            ))}
          </tbody>
        </table>
      )}
      {emails.hasMore && (
        <div className={styles.foot}>
          <Button onClick={() => attempt(emails.loadMore)}>{loadMore}</Button>
        </div>
      )}
    </DialogFrame>
  );
}

/** Row of one email: its status and each attempt. */
function EmailRow({ message }: { readonly message: EmailMessage }) {
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
