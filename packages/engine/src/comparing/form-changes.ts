import type { ComponentDefinition } from '../definition/form-definition.ts';

/** One setting with different values in two definitions. */
export interface SettingChange {
  /** Property names below the component: `['validate', 'max']`. A list counts as one setting. */
  readonly path: readonly string[];
  /** Value in the earlier definition; undefined if the setting was absent. */
  readonly before: unknown;
  /** Value in the later definition; undefined if the setting is absent. */
  readonly after: unknown;
}

/** Component that occurs in one or both of the compared definitions. */
export interface ComparedComponent {
  readonly kind: 'added' | 'removed' | 'changed' | 'same';
  /** The component is in both definitions, but in another parent, another slot or another order. */
  readonly hasMoved: boolean;
  /** Differences in the component's own settings, without those of its children. */
  readonly settings: readonly SettingChange[];
  readonly before?: ComponentDefinition;
  readonly after?: ComponentDefinition;
  /** Ancestors in the later definition, or in the earlier one if the component was removed; the outermost first. */
  readonly ancestors: readonly ComponentDefinition[];
}

/** Result of comparing two definitions of a form. */
export interface FormChanges {
  /**
   * Compared components in the order of the later definition; a removed component is listed after its former
   * predecessor.
   */
  readonly components: readonly ComparedComponent[];
  /** Settings of the form itself, such as `display`. */
  readonly settings: readonly SettingChange[];
}
