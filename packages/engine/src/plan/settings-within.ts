import type { FieldSettings } from './field-settings.ts';

/** Whoever hides or disables a container hides or disables what lies in it. */
export function settingsWithin(own: FieldSettings, outer: FieldSettings | undefined): FieldSettings {
  if (!outer?.hidden && !outer?.disabled) return own;
  return { ...own, hidden: own.hidden || outer.hidden, disabled: own.disabled || outer.disabled };
}
