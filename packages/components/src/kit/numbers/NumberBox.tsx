import { formatAsText } from '@tideform/engine';
import { useLocale } from '@tideform/i18n/react';
import { useState } from 'react';
import { useFieldClassNames } from '../classes/FieldClassNamesProvider.tsx';
import { getTextControlAttributes } from '../control-attributes.ts';
import type { FieldProps } from '../read/field-shape.ts';
import { renderTextBox } from '../TextBox.tsx';
import type { ViewProps } from '../view-props.ts';
import type { NumberValue } from './number-rules.ts';
import { formatNumber, type NumberDisplay, parseNumber } from './number-text.ts';

type NumberFieldProps = FieldProps & { readonly placeholder: string; readonly autocomplete: string };

interface NumberBoxProps {
  readonly view: ViewProps<NumberFieldProps, NumberValue>;
  readonly display: Omit<NumberDisplay, 'locale'>;
  readonly isWhole: boolean;
  /** Smallest allowed number. Absent: unlimited. */
  readonly min: number | undefined;
  readonly before: string;
  readonly after: string;
  /** Removes text that users type around a number, such as a currency symbol. */
  readonly strip?: (typed: string) => string;
}

/**
 * Number input. While the user types, the text stays as typed; when the input loses the focus, it is formatted for the
 * locale.
 */
export function NumberBox({ view, display, isWhole, min, before, after, strip = (typed) => typed }: NumberBoxProps) {
  const { props, state, onChange, onBlur } = view;
  const { value } = state;
  const { locale } = useLocale();
  const classes = useFieldClassNames();
  const [typed, setTyped] = useState<string>();
  const localDisplay = { ...display, locale };
  const read = (text: string) => parseNumber(strip(text), localDisplay);
  const isTyped = typed !== undefined && read(typed) === (value ?? undefined);
  const formatValue = () => (typeof value === 'number' ? formatNumber(value, localDisplay) : formatAsText(value));
  return renderTextBox(
    {
      ...getTextControlAttributes(view),
      type: 'text',
      inputMode: getInputMode(isWhole, min),
      autoComplete: props.autocomplete || 'off',
      before,
      after,
      placeholder: props.placeholder || undefined,
      value: isTyped ? typed : formatValue(),
      onChange(event) {
        setTyped(event.target.value);
        onChange(read(event.target.value));
      },
      onBlur() {
        setTyped(undefined);
        onBlur();
      },
    },
    classes,
  );
}

/**
 * Returns the input mode that determines the on-screen keyboard. The number pad of iOS has no minus key, so fields that
 * allow negative numbers get the full keyboard.
 */
function getInputMode(isWhole: boolean, min: number | undefined): 'numeric' | 'decimal' | 'text' {
  const needsMinus = min === undefined || min < 0;
  if (needsMinus && /iPhone|iPad|iPod/.test(navigator.userAgent)) return 'text';
  return isWhole ? 'numeric' : 'decimal';
}
