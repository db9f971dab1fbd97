import type { ComponentSample } from '../kit/component-sample.ts';
import {
  autofillSetting,
  fieldTabs,
  keySetting,
  labelSettings,
  lengthSettings,
  multipleSetting,
  requiredSettings,
  typedSettings,
} from '../kit/settings/common-settings.ts';
import { choiceSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { textfieldSettingsMessages } from './textfield.settings.messages.ts';

const showForMultipleMasks = (eq: string) => ({ conditional: { show: true, when: 'allowMultipleMasks', eq } });

export const textfieldSettings = settingsForm(textfieldSettingsMessages, (own, messages) => ({
  display: [...labelSettings(messages), ...typedSettings(messages), choiceSetting('case', own.letters, own.cases)],
  data: [
    keySetting(messages),
    multipleSetting(messages),
    textSetting('defaultValue', messages.defaultValue),
    autofillSetting(messages),
  ],
  validation: [
    ...requiredSettings(messages),
    ...lengthSettings(messages),
    textSetting('inputMask', messages.mask, { description: own.maskHint, ...showForMultipleMasks('false') }),
    switchSetting('allowMultipleMasks', own.severalMasks),
    {
      type: 'optionsTable',
      key: 'inputMasks',
      label: own.masks,
      description: own.maskHint,
      entry: 'mask',
      valueProperty: 'mask',
      valueLabel: messages.mask,
      input: true,
      ...showForMultipleMasks('true'),
    },
  ],
  ...fieldTabs(messages),
}));

export const textfieldSamples: readonly ComponentSample[] = [
  {
    name: 'A name',
    definition: {
      type: 'textfield',
      key: 'siteManager',
      label: 'Site manager',
      input: true,
      placeholder: 'First and last name',
      autocomplete: 'name',
      validate: { required: true, maxLength: 80 },
    },
    answer: 'Amara Holt',
  },
  {
    name: 'With prefix, suffix and help',
    definition: {
      type: 'textfield',
      key: 'plot',
      label: 'Plot number',
      input: true,
      prefix: 'RQ-',
      suffix: '/C',
      description: 'As on the site plan',
      tooltip: 'Plots are numbered clockwise from the gate.',
      validate: { pattern: '[0-9]{3}' },
    },
    answer: '014',
  },
  {
    name: 'With its label before it',
    definition: {
      type: 'textfield',
      key: 'gate',
      label: 'Gate',
      input: true,
      labelPosition: 'left-left',
      labelWidth: '20',
      description: 'Where the visitors come in',
      tooltip: 'There are three.',
      validate: { required: true },
    },
    answer: 'North',
  },
  {
    name: 'Several answers',
    definition: { type: 'textfield', key: 'trades', label: 'Trades on site', input: true, multiple: true },
    answer: ['Scaffolding', 'Roofing'],
  },
  {
    name: 'One of two masks',
    definition: {
      type: 'textfield',
      key: 'plate',
      label: 'Number plate',
      input: true,
      allowMultipleMasks: true,
      inputMasks: [
        { label: 'Norway', mask: 'AA 99999' },
        { label: 'Denmark', mask: 'AA 99 999' },
      ],
    },
    answer: { value: 'DK 12 345', maskName: 'Denmark' },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'textfield',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      placeholder: null,
      prefix: 12,
      validate: null,
      multiple: 'false',
      defaultValue: 7,
    },
  },
];
