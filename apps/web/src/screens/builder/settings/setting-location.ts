import type { ComponentPath } from '@tideform/components/editing';

/** One setting of one component. */
export interface SettingLocation {
  readonly path: ComponentPath;
  /** Path of the setting in the component, such as `validate.custom`. */
  readonly setting: string;
}
