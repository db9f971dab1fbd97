/** Classes of form.io's pages that people write styles for, and what is drawn in their place. */
export const knownClasses: ReadonlyMap<string, string> = new Map([
  ['form-control', ':is(input:not([type=checkbox],[type=radio]),textarea,select)'],
  ['form-check-input', ':is(input[type=checkbox],input[type=radio])'],
  ['control-label', ':is(label,legend)'],
  ['col-form-label', ':is(label,legend)'],
  ['form-check-label', 'label'],
  ['btn', 'button'],
]);

/** The form itself, however it is called. */
export const rootNames: ReadonlySet<string> = new Set(['html', 'body', ':root', ':scope', '.formio-form']);
