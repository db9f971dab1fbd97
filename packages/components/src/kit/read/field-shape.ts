import { flag, oneOf, optionalNumber, type ParsedShape, text } from './setting-parsers.ts';

/** Settings schema of every component with an answer. */
export const fieldShape = {
  label: text(),
  hideLabel: flag(),
  /** Hint below the control; may contain HTML. */
  description: text(),
  /** Help text behind a button next to the label; may contain HTML. */
  tooltip: text(),
  /**
   * Position of the label relative to its control, and its alignment. Left means the start of a line, also in
   * right-to-left languages.
   */
  labelPosition: oneOf('top', 'left-left', 'left-right', 'right-left', 'right-right', 'bottom'),
  /** Width of a label beside its control, in percent of the field's width. */
  labelWidth: optionalNumber(),
  /** Position in the tab order; `undefined` for document order. */
  tabindex: parseTabIndex,
};

/** Parses a tab order as a whole number that HTML accepts as `tabindex`. */
function parseTabIndex(raw: unknown): number | undefined {
  const stop = optionalNumber()(raw);
  return stop !== undefined && Number.isInteger(stop) && stop >= -1 && stop <= 32_767 ? stop : undefined;
}

export type FieldProps = ParsedShape<typeof fieldShape>;

/** Settings schema of text inputs. */
export const textInputShape = {
  ...fieldShape,
  placeholder: text(),
  prefix: text(),
  suffix: text(),
  /** HTML autofill token: `given-name`, `street-address` … */
  autocomplete: text(),
};
