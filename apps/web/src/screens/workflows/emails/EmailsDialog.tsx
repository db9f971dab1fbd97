import { Button, MessageBar, MessageBarActions, MessageBarBody, Spinner } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useEmailMessages } from '../../../data/email/useEmailMessages.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatSectionError } from '../../../failures/format-page-error.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { useAttempt } from '../../../ui/useAttempt.ts';
import { workflowsMessages } from '../workflows.messages.ts';
import { useWorkflowsStyles } from '../workflows.styles.ts';
import { EmailRow } from './EmailRow.tsx';
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
