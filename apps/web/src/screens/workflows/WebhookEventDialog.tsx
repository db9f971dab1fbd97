import { Button, MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons';
import type { WebhookMessage } from '@tideform/contract';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useWebhookEvent, type WebhookAttempt } from '../../data/workflows/useWebhookEvents.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatSectionError } from '../../failures/format-failure.ts';
import { DialogFrame } from '../../ui/dialogs/DialogFrame.tsx';
import { formatDateTime } from '../../ui/formatting/format-date-time.ts';
import { joinParts } from '../../ui/join-parts.ts';
import { outcomeMessages } from '../../ui/outcome/outcome.messages.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { RequestDetails } from './RequestDetails.tsx';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/** Dialog with the request of a webhook event and the result of each attempt. */
export function WebhookEventDialog(props: {
  readonly teamId: string;
  readonly webhookId: string;
  readonly event: WebhookMessage;
  /** Number or ID of the submission, as shown to the user. */
  readonly number: string;
  readonly onReplay: () => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(workflowsMessages);
  const failures = useMessages(failureMessages);
  const { close, loading } = useMessages(uiMessages);
  const styles = useWorkflowsStyles();
  const { teamId, webhookId, event, number, onReplay, onClose } = props;
  const { value, cause } = useWebhookEvent({ teamId, webhookId, messageId: event.id });
  return (
    <DialogFrame
      title={messages.detailsTitle({ number })}
      surfaceClass={styles.wide}
      onClose={onClose}
      actions={
        <>
          <Button icon={<ArrowClockwise16Regular />} disabled={!event.isKept} onClick={onReplay}>
            {event.nextAt === null ? messages.replay : messages.sendNow}
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
        </MessageBar>
      )}
      {value === undefined && cause === undefined && <Spinner label={loading} />}
      {value && (
        <>
          <Attempts attempts={value.attempts} />
          <RequestDetails request={value.request} />
        </>
      )}
    </DialogFrame>
  );
}

function Attempts({ attempts }: { readonly attempts: readonly WebhookAttempt[] }) {
  const messages = useMessages(workflowsMessages);
  const { failures } = useMessages(outcomeMessages);
  const { locale } = useLocale();
  const styles = useWorkflowsStyles();
  const inUnit = (value: number, unit: 'second' | 'millisecond') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 2 }).format(value);
  const { columns } = messages;
  return (
    <section className={styles.part} aria-label={messages.attempts}>
      <div className={styles.partHead}>
        <strong>{messages.attempts}</strong>
      </div>
      {attempts.length === 0 ? (
        <p className={styles.quiet}>{messages.noAttempts}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {[columns.when, messages.reply, messages.took].map((label) => (
                <th key={label} scope="col" className={styles.cell}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {attempts.map(({ at, tookMs, statusCode, statusText, failure }) => (
              <tr key={at}>
                <td className={styles.cell}>{formatDateTime(at, locale)}</td>
                <td className={styles.cell}>
                  {statusCode !== null
                    ? joinParts([String(statusCode), statusText])
                    : failure
                      ? failures[failure]
                      : '–'}
                </td>
                <td className={styles.cell}>
                  {tookMs < 1000 ? inUnit(tookMs, 'millisecond') : inUnit(tookMs / 1000, 'second')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
