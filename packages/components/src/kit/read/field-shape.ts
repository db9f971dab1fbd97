import { amount, flag, oneOf, type Read, text } from './lenient.ts';

/** Settings that every component with an answer has. */
export const fieldShape = {
  label: text(),
  hideLabel: flag(),
  /** Hint under the control. May hold HTML. */
  description: text(),
  /** A longer explanation behind a button beside the label. May hold HTML. */
  tooltip: text(),
  /** Where the label stands and, of one beside its control, at which end of its room its words stand. Left is where reading begins. */
  labelPosition: oneOf('top', 'left-left', 'left-right', 'right-left', 'right-right', 'bottom'),
  /** Of the field's width, in percent: what a label beside its control takes. */
  labelWidth: amount(),
  /** The place of the control in the order of Tab; `undefined`: where it stands. */
  tabindex: tabStop,
};

/** @returns a whole number that HTML takes for a `tabindex` */
function tabStop(raw: unknown): number | undefined {
  const stop = amount()(raw);
  return stop !== undefined && Number.isInteger(stop) && stop >= -1 && stop <= 32_767 ? stop : undefined;
}

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
