import { Body1, Caption1, Input } from '@fluentui/react-components';
import { ErrorCircle12Filled } from '@fluentui/react-icons';
import { TemplateLineEditor } from '@tideform/components/kit/tokens/TemplateLineEditor.tsx';
import type { GetTokenAppearance } from '@tideform/components/kit/tokens/token-node.ts';
import type { EmailTemplate, FormEmail } from '@tideform/contract';
import type { EmailError, EmailErrors, EmailField } from '@tideform/engine/mail';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useId } from 'react';
import type { TemplateField } from '../title-template/template-fields.ts';
import { EmailBody } from './EmailBody.tsx';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';
import { TokenMenu } from './TokenMenu.tsx';
import { useFormatEmailError } from './useFormatEmailError.ts';

/** Fields for the recipients, subject and body of an email; each value is a template. */
export function EmailFields(props: {
  readonly template: EmailTemplate;
  readonly problems: EmailErrors;
  readonly fields: readonly TemplateField[];
  readonly getAppearance: GetTokenAppearance;
  readonly sender: FormEmail['sender'];
  /** Sender's own address, used when From is empty. */
  readonly account: string | undefined;
  readonly onChange: (part: Partial<EmailTemplate>) => void;
}) {
  const { template, problems, fields, getAppearance, sender, account, onChange } = props;
  const messages = useMessages(emailMessages);
  const styles = useEmailStyles();
  const renderTokenRow = (field: 'to' | 'cc' | 'bcc' | 'replyTo' | 'subject', placeholder?: string) => (
    <EmailFieldLine field={field} problem={problems[field]}>
      {({ labelId, problemId, id }) => (
        <TemplateLineEditor
          id={id}
          aria-labelledby={labelId}
          aria-describedby={problemId}
          isWrong={problemId !== undefined}
          {...(placeholder !== undefined && { placeholder })}
          value={template[field]}
          getAppearance={getAppearance}
          onChange={(text) => onChange({ [field]: text })}
          tools={(insert) => (
            <TokenMenu
              fieldName={messages.fields[field]}
              kind={field === 'subject' ? 'text' : 'address'}
              fields={fields}
              onInsert={insert}
            />
          )}
        />
      )}
    </EmailFieldLine>
  );
  return (
    <>
      {sender === 'account' && (
        <EmailFieldLine field="from" problem={problems.from}>
          {({ labelId, problemId, id }) => (
            <Input
              id={id}
              className={styles.control}
              input={{ dir: 'ltr', inputMode: 'email', autoComplete: 'off', spellCheck: false }}
              aria-labelledby={labelId}
              aria-describedby={problemId}
              aria-invalid={problemId !== undefined}
              placeholder={account ?? messages.ownAddress}
              value={template.from ?? ''}
              maxLength={320}
              onChange={(_, { value }) => onChange({ from: value === '' ? undefined : value })}
            />
          )}
        </EmailFieldLine>
      )}
      {renderTokenRow('to')}
      {renderTokenRow('cc', messages.nobody)}
      {renderTokenRow('bcc', messages.nobody)}
      {renderTokenRow('replyTo', messages.toSender)}
      {renderTokenRow('subject')}
      <EmailBody
        html={template.body}
        problem={problems.body}
        fields={fields}
        getAppearance={getAppearance}
        onChange={(body) => onChange({ body })}
      />
    </>
  );
}

function EmailFieldLine(props: {
  readonly field: EmailField;
  readonly problem: EmailError | undefined;
  readonly children: (ids: { id: string; labelId: string; problemId: string | undefined }) => ReactNode;
}) {
  const { field, problem, children } = props;
  const messages = useMessages(emailMessages);
  const formatMailProblem = useFormatEmailError();
  const styles = useEmailStyles();
  const id = useId();
  const problemId = problem && `${id}-problem`;
  return (
    <div className={styles.line}>
      <Body1 id={`${id}-label`} className={styles.label}>
        {messages.fields[field]}
      </Body1>
      <div>
        {children({ id, labelId: `${id}-label`, problemId })}
        {problem && (
          <span id={problemId} className={styles.problem}>
            <ErrorCircle12Filled aria-hidden="true" />
            <Caption1>{formatMailProblem(field, problem)}</Caption1>
          </span>
        )}
      </div>
    </div>
  );
}
