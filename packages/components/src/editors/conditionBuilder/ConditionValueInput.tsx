import type { MessagesOf } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { getChoiceKey } from '../../kit/read/choice.ts';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { TextBox } from '../../kit/TextBox.tsx';
import { conditionBuilderMessages } from './condition-builder.messages.ts';
import type { TargetField } from './logic/target-fields.ts';

interface ConditionValueInputProps {
  readonly target: TargetField | undefined;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly attributes: { readonly 'aria-label': string; readonly 'data-column': string; readonly disabled: boolean };
}

/** Input for the value of a comparison; the input type depends on the compared field. */
export function ConditionValueInput({ target, value, onChange, attributes }: ConditionValueInputProps): ReactNode {
  const messages = useMessages(conditionBuilderMessages);
  const text = getChoiceKey(value);
  const options = getValueOptions(target, messages);
  if (options) {
    const isListed = text === '' || options.some((option) => option.value === text);
    return (
      <SelectBox {...attributes} value={text} onChange={(event) => onChange(event.target.value)}>
        <option value="" />
        {!isListed && <option value={text}>{text}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectBox>
    );
  }
  const isDate = target?.kind === 'date';
  const isNumber = target?.kind === 'number';
  return (
    <TextBox
      {...attributes}
      type={isDate ? 'date' : isNumber ? 'number' : 'text'}
      step="any"
      value={isDate ? text.slice(0, 10) : text}
      onChange={(event) => onChange(isNumber ? parseNumberOrText(event.target.value) : event.target.value)}
    />
  );
}

function getValueOptions(
  target: TargetField | undefined,
  { yes, no, approved, rejected }: MessagesOf<typeof conditionBuilderMessages>,
): readonly { value: string; label: string }[] | undefined {
  if (target?.kind === 'tick') {
    return [
      { value: 'true', label: yes },
      { value: 'false', label: no },
    ];
  }
  if (target?.kind === 'decision') {
    return [
      { value: 'approved', label: approved },
      { value: 'rejected', label: rejected },
    ];
  }
  if (!target || target.choices.length === 0) return undefined;
  return target.choices.map(({ value, label }) => ({ value: getChoiceKey(value), label }));
}

const parseNumberOrText = (text: string) => (text === '' || Number.isNaN(Number(text)) ? text : Number(text));
