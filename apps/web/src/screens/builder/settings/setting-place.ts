import type { ComponentPath } from '@tideform/components/editing';

/** One setting of one component. */
export interface SettingPlace {
  readonly path: ComponentPath;
  /** Path of the setting in the component: `validate.custom`. */
  readonly setting: string;
}
