import type { FormLimit } from './limits/form-limits.ts';

/** Reason why a JSON value is not a valid form. Views render the message. */
export interface FormError {
  readonly code:
    | 'not-a-form'
    | 'not-a-component'
    | 'missing-type'
    | 'wrong-type'
    | 'refused-name'
    | 'not-json'
    | 'too-deep'
    | 'too-large'
    | 'too-many';
  /** Path in the JSON: `components[2].columns[0].components[1].key`. */
  readonly path: string;
  /** Exceeded limit and its maximum, for `too-many`. */
  readonly limit?: {
    readonly what: FormLimit;
    readonly most: number;
  };
  /** Name of the component over the limit: its label, key or type. */
  readonly name?: string;
}

/** Flaw of a form that does not prevent filling it in. */
export interface FormWarning {
  readonly code: 'missing-key';
  readonly path: string;
}
