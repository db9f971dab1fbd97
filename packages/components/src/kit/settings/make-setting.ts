import type { ComponentDefinition } from '@tideform/engine';

type More = Readonly<Record<string, unknown>>;

export const textSetting = (key: string, label: string, more: More = {}): ComponentDefinition => ({
  type: 'textfield',
  key,
  label,
  input: true,
  ...more,
});

export const switchSetting = (key: string, label: string, more: More = {}): ComponentDefinition => ({
  type: 'checkbox',
  key,
  label,
  input: true,
  ...more,
});

export const numberSetting = (key: string, label: string, more: More = {}): ComponentDefinition => ({
  type: 'number',
  key,
  label,
  input: true,
  ...more,
});

/** A whole number that is not negative: how many there may be of something. */
export const countSetting = (key: string, label: string, more: More = {}): ComponentDefinition =>
  numberSetting(key, label, { decimalLimit: 0, validate: { min: 0 }, ...more });

/** A date, or one near today. */
export const dateSetting = (key: string, label: string): ComponentDefinition => ({
  type: 'dateLimit',
  key,
  label,
  input: true,
});

/** @param options stored value → words; the first is what a new component has */
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

/** A list or object that has no editor of its own, edited as JSON: the attributes of an HTML element. */
export const jsonSetting = (key: string, label: string, description: string): ComponentDefinition => ({
  type: 'textarea',
  key,
  label,
  description,
  input: true,
  as: 'json',
  rows: 6,
});
