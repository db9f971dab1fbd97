import type { FormLimit } from './limits/form-limits.ts';

/**
 * Component of a form, as form.io stores it. Unknown properties are preserved: a saved definition is deep-equal to the
 * loaded one, including the key order.
 */
export interface ComponentDefinition {
  /** Stored type name (`textfield`, `phoneNumber`). Unknown types are allowed. */
  readonly type: string;
  /**
   * Property name of the answer; may be dotted (`person.name`).
   * NOTE: can be missing or repeated in real forms, so it does not identify a component.
   */
  readonly key?: string;
  readonly label?: string;
  /** `false` for a component without an answer (layout, content). NOTE: real forms also store "true". */
  readonly input?: unknown;
  readonly [property: string]: unknown;
}

export interface FormDefinition {
  /** `wizard`: every top-level panel is a page. Any other value: one page. */
  readonly display?: string;
  readonly components: readonly ComponentDefinition[];
  readonly [property: string]: unknown;
}

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
