import { Button, MessageBar, MessageBarActions, MessageBarBody, Spinner } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { useEmailMessages } from '../../../data/email/useEmailMessages.ts';
import { failureWords } from '../../../failures/failure.words.ts';
import { oopsIn } from '../../../failures/oops.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { useAttempt } from '../../../ui/useAttempt.ts';
import { useWorkflowsStyles } from '../workflows.styles.ts';
import { workflowsWords } from '../workflows.words.ts';
import { EmailRow } from './EmailRow.tsx';
import { emailsWords } from './emails.words.ts';

/** The e-mails that told of a form's responses, newest first, with every try. */
export function EmailsDialog(props: {
  readonly teamId: string;
  readonly formId: string;
  readonly onClose: () => void;
}) {
  const words = useWords(emailsWords);
  const { columns, attempts, refresh, loadMore } = useWords(workflowsWords);
  const failures = useWords(failureWords);
  const { close, loading, tryAgain } = useWords(uiWords);
  const styles = useWorkflowsStyles();
  const { teamId, formId, onClose } = props;
  const { error, attempt } = useAttempt();
  const emails = useEmailMessages(teamId, formId);
  const { messages, cause } = emails;
  return (
    <DialogFrame
      title={words.title}
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
          <MessageBarBody>{oopsIn(cause, failures)}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={emails.refresh}>{tryAgain}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {messages === undefined && cause === undefined && <Spinner label={loading} />}
      {messages?.length === 0 && <p className={styles.quiet}>{words.none}</p>}
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
