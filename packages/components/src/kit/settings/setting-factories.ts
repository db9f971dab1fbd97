import type { ComponentDefinition } from '@tideform/engine';

type ExtraProperties = Readonly<Record<string, unknown>>;

export const textSetting = (key: string, label: string, more: ExtraProperties = {}): ComponentDefinition => ({
  type: 'textfield',
  key,
  label,
  input: true,
  ...more,
});

export const switchSetting = (key: string, label: string, more: ExtraProperties = {}): ComponentDefinition => ({
  type: 'checkbox',
  key,
  label,
  input: true,
  ...more,
});

export const numberSetting = (key: string, label: string, more: ExtraProperties = {}): ComponentDefinition => ({
  type: 'number',
  key,
  label,
  input: true,
  ...more,
});

/** Setting for a count: a whole number that isn't negative. */
export const countSetting = (key: string, label: string, more: ExtraProperties = {}): ComponentDefinition =>
  numberSetting(key, label, { decimalLimit: 0, validate: { min: 0 }, ...more });

/** Setting for a fixed date, or a date relative to today. */
export const dateSetting = (key: string, label: string): ComponentDefinition => ({
  type: 'dateLimit',
  key,
  label,
  input: true,
});

/**
 * Setting with a list of options.
 * @param options maps each stored value to its label; the first is the default of a new component
 */
export const choiceSetting = (
  key: string,
  label: string,
  options: Readonly<Record<string, string>>,
): ComponentDefinition => ({
  type: 'select',
  key,
  label,
  input: true,
  dataType: 'string',
  data: { values: Object.entries(options).map(([value, words]) => ({ value, label: words })) },
  defaultValue: Object.keys(options)[0],
});

/**
 * Setting for a list or object that has no editor of its own, such as the attributes of an HTML element. It is edited
 * as JSON.
 */
export const jsonSetting = (key: string, label: string, description: string): ComponentDefinition => ({
  type: 'textarea',
  key,
  label,
  description,
  input: true,
  as: 'json',
  rows: 6,
});
