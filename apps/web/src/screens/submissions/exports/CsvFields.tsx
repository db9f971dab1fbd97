import { Checkbox, Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { exportsMessages } from './exports.messages.ts';
import type { CsvOptions } from './write-csv.ts';

interface CsvFieldsProps {
  readonly options: CsvOptions;
  readonly onChange: (options: CsvOptions) => void;
}

/** Field to choose whether choices are exported as labels or stored values. */
export function AnswersField({ options, onChange }: CsvFieldsProps) {
  const messages = useMessages(exportsMessages);
  return (
    <Field label={messages.choices}>
      <RadioGroup
        layout="horizontal"
        value={options.answers}
        onChange={(_, { value }) => onChange({ ...options, answers: value === 'values' ? 'values' : 'labels' })}
      >
        <Radio value="labels" label={messages.labels} />
        <Radio value="values" label={messages.values} />
      </RadioGroup>
    </Field>
  );
}

/** Fields for the CSV options. */
export function CsvFields(props: CsvFieldsProps) {
  const messages = useMessages(exportsMessages);
  const { options, onChange } = props;
  return (
    <>
      <AnswersField {...props} />
      <Field label={messages.delimiter}>
        <RadioGroup
          layout="horizontal"
          value={options.delimiter}
          onChange={(_, { value }) => onChange({ ...options, delimiter: value === ';' ? ';' : ',' })}
        >
          <Radio value="," label={messages.comma} />
          <Radio value=";" label={messages.semicolon} />
        </RadioGroup>
      </Field>
      <Checkbox
        label={messages.bom}
        checked={options.hasByteOrderMark}
        onChange={(_, { checked }) => onChange({ ...options, hasByteOrderMark: checked === true })}
      />
      <Checkbox
        label={messages.guard}
        checked={options.isGuarded}
        onChange={(_, { checked }) => onChange({ ...options, isGuarded: checked === true })}
      />
    </>
  );
}
