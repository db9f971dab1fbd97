import type { ComponentDefinition } from '../definition/form-definition.ts';

/** One setting with different values in two definitions. */
export interface SettingChange {
  /** Property names below the component: `['validate', 'max']`. A list counts as one setting. */
  readonly path: readonly string[];
  /** Earlier value; undefined if it was not set. */
  readonly before: unknown;
  /** Later value; undefined if it is no longer set. */
  readonly after: unknown;
}

/** Component of both definitions of a form, or of one of them. */
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
  /** In the order of the later definition; removed components follow the component that they followed before. */
  readonly components: readonly ComparedComponent[];
  /** Settings of the form itself, such as `display`. */
  readonly settings: readonly SettingChange[];
}
