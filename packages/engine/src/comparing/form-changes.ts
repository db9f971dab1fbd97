import type { ComponentDefinition } from '../definition/form-definition.ts';

/** One setting that is another in the later definition. */
export interface SettingChange {
  /** Names from the component down: `['validate', 'max']`. A list is one setting. */
  readonly path: readonly string[];
  /** `undefined`: it was not set. */
  readonly before: unknown;
  /** `undefined`: it is not set any more. */
  readonly after: unknown;
}

/** A component of two definitions of a form, or of one of them. */
export interface ComparedComponent {
  readonly kind: 'added' | 'removed' | 'changed' | 'same';
  /** It is in both, in another place among those that are, or in another component. */
  readonly hasMoved: boolean;
  /** What differs in its own settings, not in what lies in it. */
  readonly settings: readonly SettingChange[];
  readonly before?: ComponentDefinition;
  readonly after?: ComponentDefinition;
  /** What it lies in now, or lay in when it was removed, the outermost first. */
  readonly within: readonly ComponentDefinition[];
}

export interface FormChanges {
  /** In the order of the later definition; what was removed stands where it was. */
  readonly components: readonly ComparedComponent[];
  /** Settings of the form beside its components: `display`, for one. */
  readonly settings: readonly SettingChange[];
}
