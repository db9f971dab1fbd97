import { Body1Strong, Caption1, Field, Input } from '@fluentui/react-components';
import type { FormDefinition, PageLine } from '@tideform/engine';
import { parseTemplate } from '@tideform/engine/templates';
import { useMessages } from '@tideform/i18n/react';
import { useId, useRef } from 'react';
import { formatTemplateProblem } from '../../title-template/format-template-problem.ts';
import { templateProblemMessages } from '../../title-template/template-problem.messages.ts';
import { pdfMessages } from '../pdf.messages.ts';
import { usePdfTabStyles } from '../pdf-tab.styles.ts';
import { InsertPageField } from './InsertPageField.tsx';
import type { OptionProps } from './option-props.ts';

/** Fields for the left and right text of the page header or footer. */
export function PageLineOptions(
  props: OptionProps & { readonly name: 'header' | 'footer'; readonly schema: FormDefinition },
) {
  const { name, schema, settings, disabled, onChange } = props;
  const messages = useMessages(pdfMessages);
  const styles = usePdfTabStyles();
  const heading = useId();
  const line = settings[name];
  return (
    <fieldset aria-labelledby={heading} className={styles.group}>
      <Body1Strong id={heading}>{messages[name]}</Body1Strong>
      {(['left', 'right'] as const).map((side) => (
        <PageLineField
          key={side}
          label={messages.sides[side]}
          name={messages.slot({ line: messages[name], side: messages.sides[side] })}
          text={line[side]}
          schema={schema}
          disabled={disabled}
          onChange={(text) => onChange({ [name]: { ...line, [side]: text } satisfies PageLine })}
        />
      ))}
    </fieldset>
  );
}

function PageLineField(props: {
  readonly label: string;
  readonly name: string;
  readonly text: string;
  readonly schema: FormDefinition;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}) {
  const { label, name, text, schema, disabled, onChange } = props;
  const messages = useMessages(pdfMessages);
  const reasons = useMessages(templateProblemMessages);
  const styles = usePdfTabStyles();
  const box = useRef<HTMLInputElement>(null);
  const result = parseTemplate(text);
  const insert = (value: string) => {
    const input = box.current;
    if (!input) return;
    input.setRangeText(value, input.selectionStart ?? text.length, input.selectionEnd ?? text.length, 'end');
    onChange(input.value);
    // The closing menu returns the focus to its button; this moves it to the text field.
    requestAnimationFrame(() => input.focus());
  };
  const message = result.ok
    ? undefined
    : messages.unreadable({ reason: formatTemplateProblem(result.problem, reasons) });
  return (
    <div className={styles.slot}>
      <Caption1 className={styles.quiet} aria-hidden>
        {label}
      </Caption1>
      <Field validationMessage={message} validationState={message === undefined ? 'none' : 'error'}>
        <Input
          className={styles.slotInput}
          input={{ ref: box }}
          aria-label={name}
          value={text}
          maxLength={500}
          dir="auto"
          spellCheck={false}
          disabled={disabled}
          contentAfter={disabled ? undefined : <InsertPageField schema={schema} onInsert={insert} />}
          onChange={(_, data) => onChange(data.value)}
        />
      </Field>
    </div>
  );
}
