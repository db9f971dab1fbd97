import { Button, MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import type { TableView } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { type SummaryMail, useSummaryMails } from '../../../../data/summary-mails/useSummaryMails.ts';
import { failureWords } from '../../../../failures/failure.words.ts';
import { oopsIn } from '../../../../failures/oops.ts';
import { DialogFrame } from '../../../../ui/DialogFrame.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { uiWords } from '../../../../ui/ui.words.ts';
import { MailItem } from './MailItem.tsx';
import { useMailsStyles } from './mails.styles.ts';
import { mailsWords } from './mails.words.ts';
import { SummaryMailForm } from './SummaryMailForm.tsx';

/** Who gets a form's summary by e-mail, of which view and when; for who may build it. */
export function SummaryMailsDialog(props: {
  readonly teamId: string;
  readonly formId: string;
  readonly views: readonly TableView[];
  /** The view that is looked at. */
  readonly viewId: string | undefined;
  readonly onClose: () => void;
}) {
  const words = useWords(mailsWords);
  const ui = useWords(uiWords);
  const failures = useWords(failureWords);
  const styles = useMailsStyles();
  const { teamId, formId, views, viewId, onClose } = props;
  const mails = useSummaryMails(teamId, formId);
  /** `null`: a new one. */
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
      title={words.title}
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
            {words.add}
          </Button>
        </>
      }
    >
      {cause !== undefined ? (
        <div className={styles.fields}>
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{oopsIn(cause, failures)}</MessageBarBody>
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
        <EmptyState title={words.none.title} text={words.none.text} />
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
