import { Body1Strong, Caption1, Field, Input } from '@fluentui/react-components';
import type { FormDefinition, PageLine } from '@tideform/engine';
import { readTemplate } from '@tideform/engine/templates';
import { useMessages } from '@tideform/i18n/react';
import { useId, useRef } from 'react';
import { templateProblemMessages } from '../../title-template/template-problem.messages.ts';
import { wordTemplateProblem } from '../../title-template/word-template-problem.ts';
import { pdfMessages } from '../pdf.messages.ts';
import { usePdfTabStyles } from '../pdf-tab.styles.ts';
import { InsertPageField } from './InsertPageField.tsx';
import type { OptionProps } from './option-props.ts';

/** What stands at the head or the foot of each page, where lines begin and where they end. */
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
        <Slot
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

function Slot(props: {
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
  const read = readTemplate(text);
  const insert = (value: string) => {
    const input = box.current;
    if (!input) return;
    input.setRangeText(value, input.selectionStart ?? text.length, input.selectionEnd ?? text.length, 'end');
    onChange(input.value);
    // The menu gives the focus back to its button as it closes; it belongs to the text.
    requestAnimationFrame(() => input.focus());
  };
  const message = read.ok ? undefined : messages.unreadable({ reason: wordTemplateProblem(read.problem, reasons) });
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
