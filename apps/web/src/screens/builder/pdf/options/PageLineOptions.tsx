import { Body1Strong, Caption1, Field, Input } from '@fluentui/react-components';
import type { FormDefinition, PageLine } from '@tideform/engine';
import { readTemplate } from '@tideform/engine/templates';
import { useWords } from '@tideform/words/react';
import { useId, useRef } from 'react';
import { templateProblemWords } from '../../title-template/template-problem.words.ts';
import { wordTemplateProblem } from '../../title-template/word-template-problem.ts';
import { pdfWords } from '../pdf.words.ts';
import { usePdfTabStyles } from '../pdf-tab.styles.ts';
import { InsertPageField } from './InsertPageField.tsx';
import type { OptionProps } from './option-props.ts';

/** What stands at the head or the foot of each page, where lines begin and where they end. */
export function PageLineOptions(
  props: OptionProps & { readonly name: 'header' | 'footer'; readonly schema: FormDefinition },
) {
  const { name, schema, settings, disabled, onChange } = props;
  const words = useWords(pdfWords);
  const styles = usePdfTabStyles();
  const heading = useId();
  const line = settings[name];
  return (
    <fieldset aria-labelledby={heading} className={styles.group}>
      <Body1Strong id={heading}>{words[name]}</Body1Strong>
      {(['left', 'right'] as const).map((side) => (
        <Slot
          key={side}
          label={words.sides[side]}
          name={words.slot({ line: words[name], side: words.sides[side] })}
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
  const words = useWords(pdfWords);
  const reasons = useWords(templateProblemWords);
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
  const message = read.ok ? undefined : words.unreadable({ reason: wordTemplateProblem(read.problem, reasons) });
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
