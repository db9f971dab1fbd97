import { wordOf } from '@tideform/engine';
import { useState } from 'react';
import { controlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { storedChoice } from '../kit/read/choice.ts';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { chosen, type SelectProps, type SelectValue } from './select.ts';

/** A choice from a list that the form does not hold: until such lists are loaded, one types it; several between commas, as they are read again. */
export function TypedChoice(view: ViewProps<SelectProps, SelectValue>) {
  const { props, state, onChange, onBlur } = view;
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: SelectValue }>();
  const shown = chosen(state.value).map(choiceText).join(', ');
  const read = (text: string): SelectValue => {
    if (!props.multiple) return storedChoice(text, props.dataType);
    const texts = text.split(/[,،]/).map((one) => one.trim());
    return texts.filter((one) => one !== '').map((one) => storedChoice(one, props.dataType));
  };
  return (
    <FieldFrame view={view}>
      <TextBox
        {...controlAttributes(view)}
        type="text"
        dir="auto"
        placeholder={props.placeholder || undefined}
        value={typed && Object.is(typed.value, state.value) ? typed.text : shown}
        onChange={(event) => {
          const value = read(event.target.value);
          setTyped({ text: event.target.value, value });
          onChange(value);
        }}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

/** What was loaded elsewhere may be a whole record. */
function choiceText(value: unknown): string {
  const { label, name, title } = (typeof value === 'object' ? value : {}) as Readonly<Record<string, unknown>>;
  const named = [label, name, title].find((one) => typeof one === 'string');
  return wordOf(named ?? value);
}
