/**
 * One component of a form, as form.io writes it. Properties that the engine does not know stay where they are:
 * a saved definition is deep-equal to what was loaded, key order included.
 */
export interface ComponentDefinition {
  /** Stored type name, letter for letter (`textfield`, `phoneNumber`). Unknown types are legal. */
  readonly type: string;
  /** Property name of the answer. NOTE: not unique in real forms; never use it as an identity. */
  readonly key: string;
  readonly label?: string;
  /** `false`: the component has no answer of its own (layout, content). */
  readonly input?: boolean;
  readonly [property: string]: unknown;
}

export interface FormDefinition {
  /** `wizard`: every top-level panel is a page. Anything else is one page. */
  readonly display?: string;
  readonly components: readonly ComponentDefinition[];
  readonly [property: string]: unknown;
}
