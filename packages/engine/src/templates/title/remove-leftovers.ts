/** Artifacts that code leaves in a text for missing values, as whole words. */
const LEFTOVER_PATTERN = /(?<![\p{L}\p{N}_])(?:undefined|NaN|Invalid [dD]ate)(?![\p{L}\p{N}_])|\[object \w+\]/gu;
const ONLY_LEFTOVERS_PATTERN = /^\s*(?:null|(?:ReferenceError: )?[\w$.]+ is not defined)\s*$/;

/** Removes artifacts of missing values from a formatted answer. Not applied to the literal text of the template. */
export function removeLeftovers(written: string): string {
  return ONLY_LEFTOVERS_PATTERN.test(written) ? '' : written.replace(LEFTOVER_PATTERN, '');
}
