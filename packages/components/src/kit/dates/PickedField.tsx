import { wordOf } from '@tideform/engine';
import { useState } from 'react';
import { boxClass, useKitClasses } from '../classes/KitClasses.tsx';
import { controlAttributes } from '../control-attributes.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import type { FieldProps } from '../read/field-shape.ts';
import type { ViewProps } from '../view-props.ts';

interface PickedFieldProps {
  readonly view: ViewProps<FieldProps, string>;
  readonly kind: 'date' | 'datetime-local' | 'time';
  /** The answer as the control wants it, `undefined` for an answer that it cannot show. */
  readonly shown: string | undefined;
  /** The answer for what the control says. */
  readonly stored: (picked: string) => string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Seconds. */
  readonly step?: number | undefined;
}

/**
 * A native date or time control. An answer that it cannot show stands in a text box, so that it is seen and can be
 * mended. While one types, the control says what was typed: a year of one digit is not yet a year.
 */
export function PickedField({ view, kind, shown, stored, min, max, step }: PickedFieldProps) {
  const { state, onChange, onBlur } = view;
  const [typed, setTyped] = useState<string>();
  const [isIncomplete, setIncomplete] = useState(false);
  const issues = isIncomplete ? [...state.issues, { rule: 'incomplete' }] : state.issues;
  const said = isIncomplete ? { ...view, state: { ...state, issues } } : view;
  const attributes = controlAttributes(said);
  const classes = useKitClasses();
  const answer = (text: string) => (text === '' ? undefined : stored(text));
  const isTyped = typed !== undefined && answer(typed) === state.value;
  return (
    <FieldFrame view={said}>
      <span className={boxClass(classes, attributes.disabled, attributes['aria-invalid'] === true)}>
        {shown === undefined ? (
          <input
            {...attributes}
            className={classes.bare}
            value={wordOf(state.value)}
            onChange={(event) => onChange(event.target.value || undefined)}
            onBlur={onBlur}
          />
        ) : (
          <input
            {...attributes}
            type={kind}
            className={classes.picked}
            value={isTyped ? typed : shown}
            min={min}
            max={max}
            step={step}
            onChange={(event) => {
              setTyped(event.target.value);
              setIncomplete(false);
              onChange(answer(event.target.value));
            }}
            onBlur={(event) => {
              setTyped(undefined);
              setIncomplete(event.target.validity.badInput);
              onBlur();
            }}
          />
        )}
      </span>
    </FieldFrame>
  );
}
