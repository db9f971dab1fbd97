import type { PermissionLevel } from '../permissions/permission-of.ts';

/** What a stored component says to the engine itself, read once. */
export interface FieldSettings {
  /** What the viewer may do with it, and with all that it lies in. What is not to be answered is not asked. */
  readonly permission: PermissionLevel;
  readonly hidden: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly validateWhenHidden: boolean;
  /** `undefined`: not said, so the default of its role holds. */
  readonly clearOnHide: boolean | undefined;
  /** An author's words for broken rules, by rule; the empty name is for all rules. */
  readonly messages: ReadonlyMap<string, string>;
}
