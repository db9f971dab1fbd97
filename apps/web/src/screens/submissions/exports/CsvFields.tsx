import { Checkbox, Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { exportsWords } from './exports.words.ts';
import type { CsvOptions } from './write-csv.ts';

interface FieldsProps {
  readonly options: CsvOptions;
  readonly onChange: (options: CsvOptions) => void;
}

/** How choices are written. */
export function AnswersField({ options, onChange }: FieldsProps) {
  const words = useWords(exportsWords);
  return (
    <Field label={words.choices}>
      <RadioGroup
        layout="horizontal"
        value={options.answers}
        onChange={(_, { value }) => onChange({ ...options, answers: value === 'values' ? 'values' : 'labels' })}
      >
        <Radio value="labels" label={words.labels} />
        <Radio value="values" label={words.values} />
      </RadioGroup>
    </Field>
  );
}

/** How a CSV is written. */
export function CsvFields(props: FieldsProps) {
  const words = useWords(exportsWords);
  const { options, onChange } = props;
  return (
    <>
      <AnswersField {...props} />
      <Field label={words.delimiter}>
        <RadioGroup
          layout="horizontal"
          value={options.delimiter}
          onChange={(_, { value }) => onChange({ ...options, delimiter: value === ';' ? ';' : ',' })}
        >
          <Radio value="," label={words.comma} />
          <Radio value=";" label={words.semicolon} />
        </RadioGroup>
      </Field>
      <Checkbox
        label={words.bom}
        checked={options.hasMark}
        onChange={(_, { checked }) => onChange({ ...options, hasMark: checked === true })}
      />
      <Checkbox
        label={words.guard}
        checked={options.isGuarded}
        onChange={(_, { checked }) => onChange({ ...options, isGuarded: checked === true })}
      />
    </>
  );
}
