import { Button, Caption1, Textarea } from '@fluentui/react-components';
import { Code16Regular, ErrorCircle12Filled, TextEditStyle16Regular } from '@fluentui/react-icons';
import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';
import { isTemplatePreserved } from '@tideform/components/kit/rich-text/is-preserved.ts';
import { RichEditor } from '@tideform/components/kit/rich-text/RichEditor.tsx';
import type { GetTokenAppearance } from '@tideform/components/kit/tokens/token-node.ts';
import type { EmailError } from '@tideform/engine/mail';
import { useMessages } from '@tideform/i18n/react';
import { useId, useState } from 'react';
import type { TemplateField } from '../title-template/template-fields.ts';
import { ConditionMenu } from './ConditionMenu.tsx';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';
import { TokenMenu } from './TokenMenu.tsx';
import { useFormatEmailError } from './useFormatEmailError.ts';

/**
 * Editor for the body of an email: rich text, or its HTML. HTML that the rich-text editor would change opens as HTML.
 */
export function EmailBody(props: {
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
