import { Button, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { type EmailEdit, useFormEmail } from '../../../data/email/useFormEmail.ts';
import { LendAccountDialog } from '../../../dialogs/lending/LendAccountDialog.tsx';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { oops } from '../../../failures/oops.ts';
import { useAccount } from '../../../sign-in/useAuth.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import type { Draft } from '../useDraft.ts';
import { EmailEditor } from './EmailEditor.tsx';
import { EmailSwitch } from './EmailSwitch.tsx';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';
import { firstTemplate } from './first-template.ts';
import { useDoing } from './useDoing.ts';

/** The email that tells of a form's submissions. The server keeps it, apart from the draft: what is applied holds at once. */
export function EmailTab(props: {
  readonly form: FormRow;
  readonly draft: Draft;
  /** What is not applied yet: kept while another tab is open. */
  readonly edited: EmailEdit | undefined;
  readonly onEdit: (edit: EmailEdit | undefined) => void;
  /** Somebody else edits the form: whoever wants to change it is asked to take over. */
  readonly onTakeOver: (() => void) | undefined;
}) {
  const { form, draft, edited, onEdit, onTakeOver } = props;
  const messages = useMessages(emailMessages);
  const failures = useMessages(failureMessages);
  const { tryAgainThere } = useMessages(uiMessages);
  const styles = useEmailStyles();
  const { locale } = useSpeech();
  const username = useAccount()?.username ?? '';
  const kept = useFormEmail(form);
  const doing = useDoing();
  const [isLending, setLending] = useState(false);
  const { email } = kept;
  if (kept.cause !== undefined) {
    const { title, text } = oops(kept.cause, failures);
    return <EmptyState title={title} text={text} action={<Button onClick={kept.retry}>{tryAgainThere}</Button>} />;
  }
  if (!email) {
    return (
      <Skeleton aria-label={messages.loading} className={styles.bones}>
        <SkeletonItem size={32} />
        <SkeletonItem size={40} />
        <SkeletonItem size={128} />
      </Skeleton>
    );
  }
  const change = (run: () => Promise<unknown>) => (onTakeOver ? onTakeOver() : void doing.run('switch', run));
  const begin = async () => {
    const old = form.draft?.emailTemplate ?? form.published?.emailTemplate;
    const template = firstTemplate(messages, { username, locale }, old);
    const made = await kept.create({ template, sender: email.serverAddress === null ? 'account' : 'server' });
    if (!made.hasCredentials) setLending(true);
  };
  const { template } = email;
  const bar = (
    <EmailSwitch
      email={email}
      doing={doing}
      isOldOneLeft={kept.isOldOneLeft}
      onSwitch={(isOn) => change(() => (template === null ? begin() : kept.setOn(isOn)))}
    />
  );
  return (
    <>
      {template === null ? (
        <div className={styles.left}>
          {bar}
          <EmptyState
            title={messages.none.title}
            text={messages.none.text}
            action={
              <Button appearance="primary" disabledFocusable={doing.what !== undefined} onClick={() => change(begin)}>
                {messages.none.begin}
              </Button>
            }
          />
        </div>
      ) : (
        <EmailEditor
          {...{ form, draft, edited, onEdit, onTakeOver, bar, doing }}
          email={{ ...email, template }}
          onApply={kept.change}
          onLend={() => (onTakeOver ? onTakeOver() : setLending(true))}
        />
      )}
      {isLending && (
        <LendAccountDialog
          purpose="mail"
          lend={kept.authorize}
          onLent={() => setLending(false)}
          onClose={() => setLending(false)}
        />
      )}
    </>
  );
}
