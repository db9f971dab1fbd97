import type { ComponentDefinition, FormDefinition } from '@tideform/engine';

/** Tabs of the builder's settings pane, in order. A component has those that it gives settings to. */
export type SettingsTab = 'display' | 'data' | 'validation' | 'logic' | 'layout' | 'permissions' | 'pdf';

const TITLES: Readonly<Record<SettingsTab, string>> = {
  display: 'Display',
  data: 'Data',
  validation: 'Validation',
  logic: 'Logic',
  layout: 'Layout',
  permissions: 'Permissions',
  pdf: 'PDF',
};

/** A settings pane as a form: one panel for each tab. Keys are places in the edited component (`validate.required`). */
export function settingsForm(tabs: Partial<Record<SettingsTab, readonly ComponentDefinition[]>>): FormDefinition {
  const used = (Object.keys(TITLES) as SettingsTab[]).filter((tab) => tabs[tab]?.length);
  return {
    display: 'form',
    components: used.map((tab) => ({
      type: 'panel',
      key: `tab-${tab}`,
      title: TITLES[tab],
      input: false,
      components: tabs[tab],
    })),
  };
}

export const textSetting = (key: string, label: string, more: Record<string, unknown> = {}): ComponentDefinition => ({
  type: 'textfield',
  key,
  label,
  input: true,
  ...more,
});

export const switchSetting = (key: string, label: string, more: Record<string, unknown> = {}): ComponentDefinition => ({
  type: 'checkbox',
  key,
  label,
  input: true,
  ...more,
});

export const numberSetting = (key: string, label: string, more: Record<string, unknown> = {}): ComponentDefinition => ({
  type: 'number',
  key,
  label,
  input: true,
  ...more,
});

/** @param options stored value → words; the first is what a new component has */
export const choiceSetting = (key: string, label: string, options: Record<string, string>): ComponentDefinition => ({
  type: 'select',
  key,
  label,
  input: true,
  dataType: 'string',
  data: { values: Object.entries(options).map(([value, words]) => ({ value, label: words })) },
  defaultValue: Object.keys(options)[0],
});

/** A list or object edited as JSON, until its own editor exists. */
export const jsonSetting = (key: string, label: string, description: string): ComponentDefinition => ({
  type: 'textarea',
  key,
  label,
  description,
  input: true,
  as: 'json',
  rows: 6,
});

/** What there is to choose from. */
export const choicesSetting = (key: string, label = 'Choices', entry = 'choice'): ComponentDefinition => ({
  type: 'optionsTable',
  key,
  label,
  entry,
  input: true,
});

/** How the value of a choice is stored. */
export const dataTypeSetting: ComponentDefinition = choiceSetting('dataType', 'Store answers as', {
  auto: 'What they look like',
  string: 'Text',
  number: 'Number',
  boolean: 'Yes or no',
});

export const labelSettings: readonly ComponentDefinition[] = [
  textSetting('label', 'Label', { validate: { required: true } }),
  switchSetting('hideLabel', 'Hide the label'),
  textSetting('description', 'Hint under the field'),
  textSetting('tooltip', 'More information'),
];

export const typedSettings: readonly ComponentDefinition[] = [
  textSetting('placeholder', 'Placeholder'),
  textSetting('prefix', 'Prefix'),
  textSetting('suffix', 'Suffix'),
];

export const keySetting: ComponentDefinition = textSetting('key', 'Property name', {
  description: 'The name of the answer in the data.',
  validate: {
    required: true,
    pattern: '(\\w|\\w[\\w-.]*\\w)',
    customMessage:
      'The property name must only contain alphanumeric characters, underscores, dots and dashes and should not be ended by dash or dot.',
  },
});

export const requiredSettings: readonly ComponentDefinition[] = [
  switchSetting('validate.required', 'Required'),
  textSetting('validate.customMessage', 'Message when the answer is wrong'),
];

export const lengthSettings: readonly ComponentDefinition[] = [
  numberSetting('validate.minLength', 'Minimum length', { decimalLimit: 0, validate: { min: 0 } }),
  numberSetting('validate.maxLength', 'Maximum length', { decimalLimit: 0, validate: { min: 0 } }),
  numberSetting('validate.minWords', 'Minimum number of words', { decimalLimit: 0, validate: { min: 0 } }),
  numberSetting('validate.maxWords', 'Maximum number of words', { decimalLimit: 0, validate: { min: 0 } }),
  textSetting('validate.pattern', 'Pattern', { description: 'A regular expression that the whole answer must match.' }),
];

/** When the component is shown. */
export const conditionSettings: readonly ComponentDefinition[] = [
  { type: 'conditionBuilder', key: 'conditional', label: 'When it is shown', input: true },
  switchSetting('clearOnHide', 'Clear the answer when hidden', { defaultValue: true }),
];

export const stateSettings: readonly ComponentDefinition[] = [
  switchSetting('hidden', 'Hidden'),
  switchSetting('disabled', 'Disabled'),
];

export const permissionSettings: readonly ComponentDefinition[] = [
  choiceSetting('creatorPermissions', 'The person who answers can', {
    edit: 'Edit',
    view: 'View',
    hidden: 'Not see it',
  }),
];

export const pdfSettings: readonly ComponentDefinition[] = [
  choiceSetting('pdfVisibility', 'In the PDF', {
    visible: 'Visible',
    hidden: 'Hidden',
    hideIfEmpty: 'Hidden when empty',
  }),
];

/** The tabs that are the same for nearly every component. */
export const usualTabs = {
  logic: conditionSettings,
  layout: stateSettings,
  permissions: permissionSettings,
  pdf: pdfSettings,
} as const;
