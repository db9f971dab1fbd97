/**
 * One component of a form, as form.io writes it. Properties that the engine does not know stay where they are:
 * a saved definition is deep-equal to what was loaded, key order included.
 */
export interface ComponentDefinition {
  /** Stored type name, letter for letter (`textfield`, `phoneNumber`). Unknown types are legal. */
  readonly type: string;
  /** Property name of the answer, may be dotted (`person.name`). NOTE: missing or repeated in real forms; never an identity. */
  readonly key?: string;
  readonly label?: string;
  /** `false`: the component has no answer of its own (layout, content). NOTE: real forms also write "true". */
  readonly input?: unknown;
  readonly [property: string]: unknown;
}

export interface FormDefinition {
  /** `wizard`: every top-level panel is a page. Anything else is one page. */
  readonly display?: string;
  readonly components: readonly ComponentDefinition[];
  readonly [property: string]: unknown;
}
