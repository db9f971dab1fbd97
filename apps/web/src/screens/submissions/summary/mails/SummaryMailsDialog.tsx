import { Button, MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { TableView } from '@tideform/sync';
import { useState } from 'react';
import { type SummaryMail, useSummaryMails } from '../../../../data/submissions/useSummaryMails.ts';
import { failureMessages } from '../../../../failures/failure.messages.ts';
import { formatSectionError } from '../../../../failures/format-failure.ts';
import { DialogFrame } from '../../../../ui/dialogs/DialogFrame.tsx';
import { EmptyState } from '../../../../ui/layout/EmptyState.tsx';
import { uiMessages } from '../../../../ui/ui.messages.ts';
import { MailItem } from './MailItem.tsx';
import { mailsMessages } from './mails.messages.ts';
import { useMailsStyles } from './mails.styles.ts';
import { SummaryMailForm } from './SummaryMailForm.tsx';

/** Dialog for builders with the summary emails of a form. */
export function SummaryMailsDialog(props: {
  readonly teamId: string;
  readonly formId: string;
  readonly views: readonly TableView[];
  /** ID of the chosen saved view. */
  readonly viewId: string | undefined;
  readonly onClose: () => void;
}) {
  const messages = useMessages(mailsMessages);
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const styles = useMailsStyles();
  const { teamId, formId, views, viewId, onClose } = props;
  const mails = useSummaryMails(teamId, formId);
  /**
   * Summary email that is being edited; `null` while a new one is being created, `undefined` while the list is shown.
   */
  const [edited, setEdited] = useState<SummaryMail | null>();
  if (edited !== undefined) {
    return (
      <SummaryMailForm
        mails={mails}
        edited={edited ?? undefined}
        views={views}
        viewId={viewId}
        onClose={() => setEdited(undefined)}
      />
    );
  }
  const { all, cause } = mails;
  return (
    <DialogFrame
      title={messages.title}
      onClose={onClose}
      surfaceClass={styles.surface}
      actions={
        <>
          <Button onClick={onClose}>{ui.close}</Button>
          <Button
            appearance="primary"
            icon={<AddRegular />}
            disabledFocusable={all === undefined}
            onClick={() => setEdited(null)}
          >
            {messages.add}
          </Button>
        </>
      }
    >
      {cause !== undefined ? (
        <div className={styles.fields}>
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{formatSectionError(cause, failures)}</MessageBarBody>
          </MessageBar>
          <div>
            <Button onClick={mails.retry}>{ui.tryAgain}</Button>
          </div>
        </div>
      ) : all === undefined ? (
        <div className={styles.center}>
          <Spinner label={ui.loading} />
        </div>
      ) : all.length === 0 ? (
        <EmptyState title={messages.none.title} text={messages.none.text} />
      ) : (
        <ul className={styles.list}>
          {all.map((mail) => (
            <MailItem key={mail.id} mail={mail} mails={mails} views={views} onEdit={() => setEdited(mail)} />
          ))}
        </ul>
      )}
    </DialogFrame>
  );
}
