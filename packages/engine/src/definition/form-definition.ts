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
