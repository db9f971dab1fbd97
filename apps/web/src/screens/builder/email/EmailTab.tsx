import { Badge, Body1Strong, Button, Caption1, Skeleton, SkeletonItem, Switch } from '@fluentui/react-components';
import type { FormEmail } from '@tideform/contract';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useId, useState } from 'react';
import { type EmailEdit, useFormEmail } from '../../../data/email/useFormEmail.ts';
import { ConnectAccountDialog } from '../../../dialogs/lending/ConnectAccountDialog.tsx';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatPageError } from '../../../failures/format-failure.ts';
import { useAccount } from '../../../sign-in/useAuth.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import type { Draft } from '../useDraft.ts';
import { createDefaultTemplate } from './create-default-template.ts';
import { EmailEditor } from './EmailEditor.tsx';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';
import { type EmailOperation, useEmailOperation } from './useEmailOperation.ts';

/**
 * Email tab: the email that is sent about a form's submissions. The server stores it separately from the draft, so
 * applied changes take effect immediately.
 */
export function EmailTab(props: {
  readonly form: FormRow;
  readonly draft: Draft;
  /** Changes that haven't been applied yet. They are kept while another tab is open. */
  readonly edited: EmailEdit | undefined;
  readonly onEdit: (edit: EmailEdit | undefined) => void;
  /** Asks the user to take over the form before making a change. Set only while another user edits the form. */
  readonly onTakeOver: (() => void) | undefined;
}) {
  const { form, draft, edited, onEdit, onTakeOver } = props;
  const messages = useMessages(emailMessages);
  const failures = useMessages(failureMessages);
  const { tryAgain } = useMessages(uiMessages);
  const styles = useEmailStyles();
  const { locale } = useLocale();
  const username = useAccount()?.username ?? '';
  const formEmail = useFormEmail(form);
  const operation = useEmailOperation();
  const [isConnecting, setConnecting] = useState(false);
  const { email } = formEmail;
  if (formEmail.cause !== undefined) {
    const { title, text } = formatPageError(formEmail.cause, failures);
    return <EmptyState title={title} text={text} action={<Button onClick={formEmail.retry}>{tryAgain}</Button>} />;
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
  const runChange = (run: () => Promise<unknown>) => (onTakeOver ? onTakeOver() : void operation.run('switch', run));
  const createEmail = async () => {
    const legacyTemplate = form.draft?.emailTemplate ?? form.published?.emailTemplate;
    const template = createDefaultTemplate(messages, { username, locale }, legacyTemplate);
    const created = await formEmail.create({ template, sender: email.serverAddress === null ? 'account' : 'server' });
    if (!created.hasCredentials) setConnecting(true);
  };
  const { template } = email;
  const bar = (
    <EmailSwitch
      email={email}
      operation={operation}
      hasLegacyTemplate={formEmail.hasLegacyTemplate}
      onSwitch={(isOn) => runChange(() => (template === null ? createEmail() : formEmail.setEnabled(isOn)))}
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
              <Button
                appearance="primary"
                disabledFocusable={operation.running !== undefined}
                onClick={() => runChange(createEmail)}
              >
                {messages.none.begin}
              </Button>
            }
          />
        </div>
      ) : (
        <EmailEditor
          {...{ form, draft, edited, onEdit, onTakeOver, bar, operation }}
          email={{ ...email, template }}
          onApply={formEmail.update}
          onConnect={() => (onTakeOver ? onTakeOver() : setConnecting(true))}
        />
      )}
      {isConnecting && (
        <ConnectAccountDialog
          purpose="mail"
          connect={formEmail.authorize}
          onConnected={() => setConnecting(false)}
          onClose={() => setConnecting(false)}
        />
      )}
    </>
  );
}

/** Switch that turns emails on or off, with a badge for the actual state: on, off, or paused. */
function EmailSwitch({
  email,
  operation,
  hasLegacyTemplate,
  onSwitch,
}: {
  readonly email: FormEmail;
  readonly operation: EmailOperation;
  /** True when the email template of another product could not be removed from the form's files. */
  readonly hasLegacyTemplate: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}) {
  const messages = useMessages(emailMessages);
  const styles = useEmailStyles();
  const id = useId();
  const isOn = email.template !== null && !email.disabled;
  const state = !isOn ? 'off' : email.enabled ? 'on' : 'paused';
  const { result } = operation;
  return (
    <div className={styles.bar}>
      <Switch checked={isOn} aria-labelledby={id} onChange={(_, { checked }) => onSwitch(checked)} />
      <Body1Strong id={id} className={styles.grow}>
        {messages.send}
      </Body1Strong>
      {email.template === null && result && (
        <Caption1 role="alert" className={styles.bad}>
          {result.text}
        </Caption1>
      )}
      {hasLegacyTemplate && (
        <Caption1 role="alert" className={styles.bad}>
          {messages.oldOneLeft}
        </Caption1>
      )}
      <Badge appearance="tint" color={stateColors[state]}>
        {messages[state]}
      </Badge>
    </div>
  );
}

const stateColors = { on: 'success', off: 'informative', paused: 'warning' } as const;
