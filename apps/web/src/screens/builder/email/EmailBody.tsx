import { Button, Caption1, Textarea } from '@fluentui/react-components';
import { Code16Regular, ErrorCircle12Filled, TextEditStyle16Regular } from '@fluentui/react-icons';
import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';
import { keepsTemplate } from '@tideform/components/kit/rich-text/keeps-all.ts';
import { RichEditor } from '@tideform/components/kit/rich-text/RichEditor.tsx';
import type { LookOfToken } from '@tideform/components/kit/tokens/token-node.ts';
import type { MailProblem } from '@tideform/engine/mail';
import { useMessages } from '@tideform/i18n/react';
import { useId, useState } from 'react';
import type { TitleField } from '../title-template/title-fields.ts';
import { ConditionMenu } from './ConditionMenu.tsx';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';
import { TokenMenu } from './TokenMenu.tsx';
import { useSayMailProblem } from './useSayMailProblem.ts';

/** The text of an email, with tools; its HTML is one button away. What the tools would lose opens as HTML. */
export function EmailBody(props: {
  readonly html: string;
  readonly problem: MailProblem | undefined;
  readonly fields: readonly TitleField[];
  readonly lookOf: LookOfToken;
  readonly onChange: (html: string) => void;
}) {
  const { html, problem, fields, lookOf, onChange } = props;
  const messages = useMessages(emailMessages);
  const say = useSayMailProblem();
  const styles = useEmailStyles();
  const hidden = useHiddenClass();
  const id = useId();
  const [isSource, setSource] = useState(() => !keepsTemplate(html));
  const [losesSome, setLosesSome] = useState(isSource);
  const toggle = () => {
    const loses = isSource && !keepsTemplate(html);
    setLosesSome(loses);
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
          lookOfToken={lookOf}
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
            <Caption1>{say('body', problem)}</Caption1>
          </span>
        )}
        {isSource && losesSome && <Caption1 className={styles.soft}>{messages.loses}</Caption1>}
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
