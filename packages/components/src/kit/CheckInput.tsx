import type { ReactNode } from 'react';
import { type FieldClassNames, useFieldClassNames } from './classes/FieldClassNamesProvider.tsx';

export interface CheckInputProps {
  readonly kind: 'radio' | 'checkbox';
  readonly id: string;
  readonly name: string | undefined;
  readonly label: ReactNode;
  readonly isSelected: boolean;
  readonly isDisabled: boolean;
  readonly onToggle: (ticked: boolean) => void;
  readonly onBlur?: () => void;
  readonly tabIndex?: number | undefined;
  readonly described?: {
    readonly 'aria-label'?: string | undefined;
    readonly 'aria-required': true | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  };
}

/** Native checkbox or radio button with its label, in Fluent's style. */
export function CheckInput(inputProps: CheckInputProps) {
  return renderCheckInput(inputProps, useFieldClassNames());
}

/**
 * Renders a `CheckInput` as a plain function call, because React stores data for each mounted component and long forms
 * have hundreds of controls.
 */
export function renderCheckInput(inputProps: CheckInputProps, classes: FieldClassNames) {
  const { kind, id, name, label, isSelected, isDisabled, onToggle, onBlur, tabIndex, described } = inputProps;
  return (
    <label className={classes.tick}>
      <input
        type={kind}
        id={id}
        name={name}
        className={kind === 'radio' ? classes.radioMark : classes.checkMark}
        checked={isSelected}
        disabled={isDisabled}
        // NOTE: turned off because browsers would save the state of each control every second while the user types.
        autoComplete="off"
        onChange={(event) => onToggle(event.target.checked)}
        onBlur={onBlur}
        tabIndex={tabIndex}
        {...described}
      />
      <span dir="auto">{label}</span>
    </label>
  );
}
