import { useState } from 'react';
import { controlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { answerText } from '../kit/read/answer-text.ts';
import { TextBox } from '../kit/TextBox.tsx';
import { useLocale } from '../kit/useLocale.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import type { NumberProps, NumberValue } from './number.ts';
import { formatNumber, parseNumber } from './number-text.ts';

/** While one types the text stays as typed; leaving the field puts it into the locale's form. */
export function NumberView(view: ViewProps<NumberProps, NumberValue>) {
  const { props, state, onChange, onBlur } = view;
  const { value } = state;
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();
  const look = {
    locale,
    decimalLimit: props.decimalLimit,
    delimiter: props.delimiter,
    requireDecimal: props.requireDecimal,
  };
  const isTyped = typed !== undefined && parseNumber(typed, look) === (value ?? undefined);
  const shown = () => (typeof value === 'number' ? formatNumber(value, look) : answerText(value));
  return (
    <FieldFrame view={view}>
      <TextBox
        {...controlAttributes(view)}
        type="text"
        inputMode={props.decimalLimit === 0 || props.validate.integer ? 'numeric' : 'decimal'}
        autoComplete={props.autocomplete || 'off'}
        before={props.prefix}
        after={props.suffix}
        placeholder={props.placeholder || undefined}
        value={isTyped ? typed : shown()}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(parseNumber(event.target.value, look));
        }}
        onBlur={() => {
          setTyped(undefined);
          onBlur();
        }}
      />
    </FieldFrame>
  );
}
