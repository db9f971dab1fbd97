import type { PermissionLevel } from '../permissions/get-permission.ts';

/** Engine settings parsed from a stored component. */
export interface FieldSettings {
  /**
   * Permission of the viewer, including inherited restrictions. Fields that the viewer may not edit are never required.
   */
  readonly permission: PermissionLevel;
  readonly hidden: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly validateWhenHidden: boolean;
  /** `undefined` if the component doesn't set it: the field's role decides. */
  readonly clearOnHide: boolean | undefined;
  /** The author's error messages by rule; the empty key applies to all rules. */
  readonly messages: ReadonlyMap<string, string>;
}
