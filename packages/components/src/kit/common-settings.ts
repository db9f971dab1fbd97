import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { answerLogicSettings, conditionSettings, rulesSetting } from './logic-settings.ts';

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

/**
 * What there is to choose from.
 *
 * @param entry what one of them is called in a sentence: `choice`, `question`
 */
export const choicesSetting = (key: string, label = 'Choices', entry = 'choice'): ComponentDefinition => ({
  type: 'optionsTable',
  key,
  label,
  entry,
  input: true,
});

/** How the value of a choice is stored. */
export const dataTypeSetting: ComponentDefinition = {
  ...choiceSetting('dataType', 'Store answers as', {
    auto: 'What they look like',
    string: 'Text',
    number: 'Number',
    boolean: 'Yes or no',
  }),
  description: 'A chosen 1 is stored as a number when it is to look like what it is.',
};

export const labelSettings: readonly ComponentDefinition[] = [
  textSetting('label', 'Label', { validate: { required: true } }),
  switchSetting('hideLabel', 'Hide the label', { description: 'Screen readers still say it.' }),
  textSetting('description', 'Hint under the field'),
  textSetting('tooltip', 'More information', { description: 'Opens with a button beside the label.' }),
];

export const typedSettings: readonly ComponentDefinition[] = [
  textSetting('placeholder', 'Placeholder', {
    description: 'Seen while nothing is typed. No place for what must be known.',
  }),
  textSetting('prefix', 'Prefix', { description: 'Before the answer, such as €. Printed, not stored.' }),
  textSetting('suffix', 'Suffix', { description: 'After the answer, such as kg. Printed, not stored.' }),
];

/** NOTE: that a name is taken or reserved is known to the builder only, which says so at this setting. */
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
  textSetting('validate.customMessage', 'Message when the answer is wrong', {
    description: 'Said in place of every message of this field.',
  }),
];

/** What the browser may fill in by itself. */
export const autofillSetting: ComponentDefinition = textSetting('autocomplete', 'Autofill', {
  description: 'What the browser may fill in, such as given-name.',
});

const count = { decimalLimit: 0, validate: { min: 0 } };

export const patternSetting: ComponentDefinition = textSetting('validate.pattern', 'Pattern', {
  description: 'A regular expression that the whole answer must match.',
});

export const lengthSettings: readonly ComponentDefinition[] = [
  numberSetting('validate.minLength', 'Minimum length', { ...count, description: 'In characters.' }),
  numberSetting('validate.maxLength', 'Maximum length', { ...count, description: 'In characters.' }),
  numberSetting('validate.minWords', 'Minimum number of words', count),
  numberSetting('validate.maxWords', 'Maximum number of words', count),
  patternSetting,
];

/** When the component is shown, what becomes of its answer, and what code does with it. */
const logicSettings: readonly ComponentDefinition[] = [
  ...conditionSettings,
  switchSetting('clearOnHide', 'Clear the answer when hidden', {
    defaultValue: true,
    description: 'When a condition hides it.',
  }),
  switchSetting('clearOnCopy', 'Clear the answer in a copy', { description: 'When somebody copies a response.' }),
  ...answerLogicSettings,
  rulesSetting,
];

const hiddenSetting = switchSetting('hidden', 'Hidden', { description: 'Kept in the form and never shown.' });

export const stateSettings: readonly ComponentDefinition[] = [
  hiddenSetting,
  switchSetting('validateWhenHidden', 'Check it although it is hidden', {
    conditional: { show: true, when: 'hidden', eq: 'true' },
  }),
  switchSetting('disabled', 'Disabled', { description: 'Shown, and cannot be answered.' }),
];

export const pdfSettings: readonly ComponentDefinition[] = [
  choiceSetting('pdfVisibility', 'In the PDF', {
    visible: 'Visible',
    hidden: 'Hidden',
    hideIfEmpty: 'Hidden when empty',
  }),
];

/** What whoever starts a response may do with the component. */
const creatorSetting = (answer: string): ComponentDefinition => ({
  ...choiceSetting('creatorPermissions', 'For the person who starts a response', {
    edit: answer,
    view: 'Read-only',
    hidden: 'Not shown',
  }),
  description: 'What they may not answer never stops them. The PDF shows it all the same.',
});

/** The tabs that are the same for nearly every component with an answer. */
export const usualTabs = {
  logic: logicSettings,
  layout: stateSettings,
  permissions: [creatorSetting('Can be answered')],
  pdf: pdfSettings,
} as const;

/** The tabs of a layout: answers inside stay when it is hidden, unless it says otherwise (ENG-31). */
export const layoutTabs = {
  logic: [
    ...conditionSettings,
    switchSetting('clearOnHide', 'Clear the answers inside when hidden', { description: 'When a condition hides it.' }),
    rulesSetting,
  ],
  layout: [hiddenSetting, switchSetting('disabled', 'Disabled', { description: 'Nothing inside can be answered.' })],
  permissions: [creatorSetting('What is inside can be answered')],
  pdf: pdfSettings,
} as const;

/** The tabs of what has no answer, and none inside. */
export const contentTabs = {
  logic: [...conditionSettings, rulesSetting],
  layout: [hiddenSetting],
  pdf: pdfSettings,
} as const;
