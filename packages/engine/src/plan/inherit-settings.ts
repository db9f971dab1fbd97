import type { FieldSettings } from './field-settings.ts';

/** Returns settings with inherited `hidden` and `disabled`. */
export function inheritSettings(own: FieldSettings, outer: FieldSettings | undefined): FieldSettings {
  if (!outer?.hidden && !outer?.disabled) return own;
  return { ...own, hidden: own.hidden || outer.hidden, disabled: own.disabled || outer.disabled };
}
