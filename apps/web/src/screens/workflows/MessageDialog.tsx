import { Button, MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons';
import type { WebhookMessage } from '@tideform/contract';
import { useSpeech, useWords } from '@tideform/words/react';
import { useWebhookMessage, type WebhookAttempt } from '../../data/webhooks/useWebhookMessage.ts';
import { failureWords } from '../../failures/failure.words.ts';
import { oopsIn } from '../../failures/oops.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { joinParts } from '../../ui/join-parts.ts';
import { outcomeWords } from '../../ui/outcome/outcome.words.ts';
import { uiWords } from '../../ui/ui.words.ts';
import { wordMoment } from '../../ui/word-moment.ts';
import { Request } from './Request.tsx';
import { useWorkflowsStyles } from './workflows.styles.ts';
import { workflowsWords } from './workflows.words.ts';

/** What was sent, and what came of each try. */
export function MessageDialog(props: {
  readonly teamId: string;
  readonly webhookId: string;
  readonly message: WebhookMessage;
  /** What people call its submission. */
  readonly number: string;
  readonly onReplay: () => void;
  readonly onClose: () => void;
}) {
  const words = useWords(workflowsWords);
  const failures = useWords(failureWords);
  const { close, loading } = useWords(uiWords);
  const styles = useWorkflowsStyles();
  const { teamId, webhookId, message, number, onReplay, onClose } = props;
  const { value, cause } = useWebhookMessage({ teamId, webhookId, messageId: message.id });
  return (
    <DialogFrame
      title={words.detailsTitle({ number })}
      surfaceClass={styles.wide}
      onClose={onClose}
      actions={
        <>
          <Button icon={<ArrowClockwise16Regular />} disabled={!message.isKept} onClick={onReplay}>
            {message.nextAt === null ? words.replay : words.sendNow}
          </Button>
          <Button appearance="primary" onClick={onClose}>
            {close}
          </Button>
        </>
      }
    >
      {cause !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{oopsIn(cause, failures)}</MessageBarBody>
        </MessageBar>
      )}
      {value === undefined && cause === undefined && <Spinner label={loading} />}
      {value && (
        <>
          <Attempts attempts={value.attempts} />
          <Request request={value.request} />
        </>
      )}
    </DialogFrame>
  );
}

function Attempts({ attempts }: { readonly attempts: readonly WebhookAttempt[] }) {
  const words = useWords(workflowsWords);
  const { failures } = useWords(outcomeWords);
  const { locale } = useSpeech();
  const styles = useWorkflowsStyles();
  const inUnit = (value: number, unit: 'second' | 'millisecond') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 2 }).format(value);
  const { columns } = words;
  return (
    <section className={styles.part} aria-label={words.attempts}>
      <div className={styles.partHead}>
        <strong>{words.attempts}</strong>
      </div>
      {attempts.length === 0 ? (
        <p className={styles.quiet}>{words.noAttempts}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {[columns.when, words.reply, words.took].map((label) => (
                <th key={label} scope="col" className={styles.cell}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {attempts.map(({ at, tookMs, statusCode, statusText, failure }) => (
              <tr key={at}>
                <td className={styles.cell}>{wordMoment(at, locale)}</td>
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
