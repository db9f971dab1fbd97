import { Body1, Caption1, Input } from '@fluentui/react-components';
import { ErrorCircle12Filled } from '@fluentui/react-icons';
import { TokenLine } from '@tideform/components/kit/tokens/TokenLine.tsx';
import type { LookOfToken } from '@tideform/components/kit/tokens/token-node.ts';
import type { EmailTemplate, FormEmail } from '@tideform/contract';
import type { MailField, MailProblem, MailProblems } from '@tideform/engine/mail';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useId } from 'react';
import type { TitleField } from '../title-template/title-fields.ts';
import { EmailBody } from './EmailBody.tsx';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';
import { TokenMenu } from './TokenMenu.tsx';
import { useSayMailProblem } from './useSayMailProblem.ts';

/** What an email says, and to whom: templates, field by field. */
export function EmailTexts(props: {
  readonly template: EmailTemplate;
  readonly problems: MailProblems;
  readonly fields: readonly TitleField[];
  readonly lookOf: LookOfToken;
  readonly sender: FormEmail['sender'];
  /** Whose own address it is sent from, where From names none. */
  readonly account: string | undefined;
  readonly onChange: (part: Partial<EmailTemplate>) => void;
}) {
  const { template, problems, fields, lookOf, sender, account, onChange } = props;
  const messages = useMessages(emailMessages);
  const styles = useEmailStyles();
  const line = (field: 'to' | 'cc' | 'bcc' | 'replyTo' | 'subject', placeholder?: string) => (
    <Line field={field} problem={problems[field]}>
      {({ labelId, problemId, id }) => (
        <TokenLine
          id={id}
          aria-labelledby={labelId}
          aria-describedby={problemId}
          isWrong={problemId !== undefined}
          {...(placeholder !== undefined && { placeholder })}
          value={template[field]}
          lookOf={lookOf}
          onChange={(text) => onChange({ [field]: text })}
          tools={(insert) => (
            <TokenMenu
              into={messages.fields[field]}
              kind={field === 'subject' ? 'text' : 'address'}
              fields={fields}
              onInsert={insert}
            />
          )}
        />
      )}
    </Line>
  );
  return (
    <>
      {sender === 'account' && (
        <Line field="from" problem={problems.from}>
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
        </Line>
      )}
      {line('to')}
      {line('cc', messages.nobody)}
      {line('bcc', messages.nobody)}
      {line('replyTo', messages.toSender)}
      {line('subject')}
      <EmailBody
        html={template.body}
        problem={problems.body}
        fields={fields}
        lookOf={lookOf}
        onChange={(body) => onChange({ body })}
      />
    </>
  );
}

function Line(props: {
  readonly field: MailField;
  readonly problem: MailProblem | undefined;
  readonly children: (ids: { id: string; labelId: string; problemId: string | undefined }) => ReactNode;
}) {
  const { field, problem, children } = props;
  const messages = useMessages(emailMessages);
  const say = useSayMailProblem();
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
            <Caption1>{say(field, problem)}</Caption1>
          </span>
        )}
      </div>
    </div>
  );
}
