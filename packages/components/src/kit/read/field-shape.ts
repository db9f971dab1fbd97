import { flag, type Read, text } from './lenient.ts';

/** Settings that every component with an answer has. */
export const fieldShape = {
  label: text(),
  hideLabel: flag(),
  /** Hint under the control. May hold HTML. */
  description: text(),
  /** A longer explanation behind a button beside the label. May hold HTML. */
  tooltip: text(),
};

export type FieldProps = Read<typeof fieldShape>;

/** Settings of components that one types into. */
export const typedShape = {
  ...fieldShape,
  placeholder: text(),
  prefix: text(),
  suffix: text(),
  /** An autofill token of HTML: `given-name`, `street-address` … */
  autocomplete: text(),
};
