import { Body1, Button, Caption1, Input, Textarea } from '@fluentui/react-components';
import { Code16Regular, ErrorCircle12Filled, TextEditStyle16Regular } from '@fluentui/react-icons';
import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';
import { isTemplatePreserved } from '@tideform/components/kit/rich-text/is-preserved.ts';
import { RichEditor } from '@tideform/components/kit/rich-text/RichEditor.tsx';
import { TemplateLineEditor } from '@tideform/components/kit/tokens/TemplateLineEditor.tsx';
import type { GetTokenAppearance } from '@tideform/components/kit/tokens/token-node.ts';
import type { EmailTemplate, FormEmail } from '@tideform/contract';
import type { EmailError, EmailErrors, EmailField } from '@tideform/engine/mail';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useId, useState } from 'react';
import { formatTemplateProblem } from '../title-template/format-template-problem.ts';
import type { TemplateField } from '../title-template/template-fields.ts';
import { templateProblemMessages } from '../title-template/template-problem.messages.ts';
import { titleTemplateMessages } from '../title-template/title-template.messages.ts';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';
import { ConditionMenu, TokenMenu } from './TokenMenu.tsx';

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

/**
 * Editor for the body of an email: rich text, or its HTML. HTML that the rich-text editor would change opens as HTML.
 */
function EmailBody(props: {
  readonly html: string;
  readonly problem: EmailError | undefined;
  readonly fields: readonly TemplateField[];
  readonly getAppearance: GetTokenAppearance;
  readonly onChange: (html: string) => void;
}) {
  const { html, problem, fields, getAppearance, onChange } = props;
  const messages = useMessages(emailMessages);
  const formatMailProblem = useFormatEmailError();
  const styles = useEmailStyles();
  const hidden = useHiddenClass();
  const id = useId();
  const [isSource, setSource] = useState(() => !isTemplatePreserved(html));
  const [wouldLoseContent, setWouldLoseContent] = useState(isSource);
  const toggle = () => {
    const loses = isSource && !isTemplatePreserved(html);
    setWouldLoseContent(loses);
    if (!loses) setSource(!isSource);
  };
  const attributes = {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': problem && `${id}-problem`,
    'aria-required': true,
    ...(problem && { 'aria-invalid': true as const }),
  } as const;
  return (
    <div>
      <span id={`${id}-label`} className={hidden}>
        {messages.fields.body}
      </span>
      {isSource ? (
        <Textarea
          className={styles.source}
          dir="ltr"
          resize="vertical"
          textarea={{ ...attributes, id, spellCheck: false }}
          value={html}
          onChange={(_, { value }) => onChange(value)}
        />
      ) : (
        <RichEditor
          {...{ id, attributes, html, onChange }}
          lines={7}
          getTokenAppearance={getAppearance}
          onBlur={() => undefined}
          tools={(insert) => (
            <>
              <TokenMenu kind="html" fields={fields} onInsert={insert} />
              <ConditionMenu fields={fields} onInsert={insert} />
            </>
          )}
        />
      )}
      <div className={styles.under}>
        {problem && (
          <span id={`${id}-problem`} className={styles.problem}>
            <ErrorCircle12Filled aria-hidden="true" />
            <Caption1>{formatMailProblem('body', problem)}</Caption1>
          </span>
        )}
        {isSource && wouldLoseContent && <Caption1 className={styles.soft}>{messages.loses}</Caption1>}
        <Button
          size="small"
          appearance="subtle"
          icon={isSource ? <TextEditStyle16Regular /> : <Code16Regular />}
          onClick={toggle}
        >
          {isSource ? messages.withTools : messages.asSource}
        </Button>
      </div>
    </div>
  );
}

/** Returns a function that formats a validation error of an email field. */
function useFormatEmailError(): (field: EmailField, problem: EmailError) => string {
  const messages = useMessages(emailMessages);
  const reasons = useMessages(templateProblemMessages);
  const { problem: problemMessage } = useMessages(titleTemplateMessages);
  return (field, problem) => {
    if (problem.reason === 'template') {
      return problemMessage({ ...problem.problem, message: formatTemplateProblem(problem.problem, reasons) });
    }
    if (problem.reason === 'address')
      return field === 'from' ? messages.invalid : messages.invalidPart({ part: problem.text });
    return field === 'subject' ? messages.noSubject : field === 'body' ? messages.noBody : messages.noRecipient;
  };
}
