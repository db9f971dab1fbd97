import { wordOf } from '@tideform/engine';
import { useSpeech } from '@tideform/i18n/react';
import { useState } from 'react';
import { useKitClasses } from '../classes/KitClasses.tsx';
import { typingAttributes } from '../control-attributes.ts';
import type { FieldProps } from '../read/field-shape.ts';
import { drawTextBox } from '../TextBox.tsx';
import type { ViewProps } from '../view-props.ts';
import type { NumberValue } from './number-rules.ts';
import { formatNumber, type NumberLook, parseNumber } from './number-text.ts';

type TypedProps = FieldProps & { readonly placeholder: string; readonly autocomplete: string };

interface NumberBoxProps {
  readonly view: ViewProps<TypedProps, NumberValue>;
  readonly look: Omit<NumberLook, 'locale'>;
  readonly isWhole: boolean;
  /** The smallest number that may be answered; absent: there is none. */
  readonly min: number | undefined;
  readonly before: string;
  readonly after: string;
  /** Takes away what people type around a number (a currency's sign). */
  readonly strip?: (typed: string) => string;
}

/** Takes a number. While one types the text stays as typed; leaving the field puts it into the locale's form. */
export function NumberBox({ view, look, isWhole, min, before, after, strip = (typed) => typed }: NumberBoxProps) {
  const { props, state, onChange, onBlur } = view;
  const { value } = state;
  const { locale } = useSpeech();
  const classes = useKitClasses();
  const [typed, setTyped] = useState<string>();
  const localLook = { ...look, locale };
  const read = (text: string) => parseNumber(strip(text), localLook);
  const isTyped = typed !== undefined && read(typed) === (value ?? undefined);
  const shown = () => (typeof value === 'number' ? formatNumber(value, localLook) : wordOf(value));
  return drawTextBox(
    {
      ...typingAttributes(view),
      type: 'text',
      inputMode: padOf(isWhole, min),
      autoComplete: props.autocomplete || 'off',
      before,
      after,
      placeholder: props.placeholder || undefined,
      value: isTyped ? typed : shown(),
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

/** The number pad of iOS has no minus: where one may be needed, people there get the whole keyboard. */
function padOf(isWhole: boolean, min: number | undefined): 'numeric' | 'decimal' | 'text' {
  const needsMinus = min === undefined || min < 0;
  if (needsMinus && /iPhone|iPad|iPod/.test(navigator.userAgent)) return 'text';
  return isWhole ? 'numeric' : 'decimal';
}
