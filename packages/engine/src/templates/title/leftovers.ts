/** What code leaves in a text when it had nothing to put there. Whole words, and only as code writes them. */
const LEFTOVERS = /(?<![\p{L}\p{N}_])(?:undefined|NaN|Invalid [dD]ate)(?![\p{L}\p{N}_])|\[object \w+\]/gu;
const NOTHING_BUT = /^\s*(?:null|(?:ReferenceError: )?[\w$.]+ is not defined)\s*$/;

/** Takes out of a written value what nobody answered. Words of the template itself stay: they are the author's. */
export function withoutLeftovers(written: string): string {
  return NOTHING_BUT.test(written) ? '' : written.replace(LEFTOVERS, '');
}
