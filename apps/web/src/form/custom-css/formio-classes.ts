/** Maps form.io's class names, for which authors write CSS, to the selectors that replace them. */
export const formioClassSelectors: ReadonlyMap<string, string> = new Map([
  ['form-control', ':is(input:not([type=checkbox],[type=radio]),textarea,select)'],
  ['form-check-input', ':is(input[type=checkbox],input[type=radio])'],
  ['control-label', ':is(label,legend)'],
  ['col-form-label', ':is(label,legend)'],
  ['form-check-label', 'label'],
  ['btn', 'button'],
]);

/** Selectors that mean the form itself. */
export const rootNames: ReadonlySet<string> = new Set(['html', 'body', ':root', ':scope', '.formio-form']);
