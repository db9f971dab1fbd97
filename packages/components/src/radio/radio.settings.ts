import type { ComponentSample } from '../kit/component-sample.ts';
import {
  dataTypeSetting,
  fieldTabs,
  keySetting,
  labelSettings,
  requiredSettings,
} from '../kit/settings/common-settings.ts';
import { switchSetting } from '../kit/settings/setting-factories.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';
import { sourceSettings } from '../kit/settings/source-settings.ts';

export const radioSettings = plainSettingsForm((messages) => ({
  display: [...labelSettings(messages), switchSetting('inline', messages.choices.sideBySide)],
  data: [keySetting(messages), ...sourceSettings('values', ['values', 'url'], messages), dataTypeSetting(messages)],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));

export const radioSamples: readonly ComponentSample[] = [
  {
    name: 'Yes, no, not here',
    definition: {
      type: 'radio',
      key: 'scaffoldTag',
      label: 'Scaffold tag in date',
      input: true,
      inline: true,
      description: 'Look for the green tag at each access point',
      values: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
        { label: 'No scaffold on site', value: 'none' },
      ],
      validate: { required: true },
    },
    answer: 'yes',
  },
  {
    name: 'Numbers',
    definition: {
      type: 'radio',
      key: 'grade',
      label: 'Grade',
      input: true,
      values: [
        { label: 'Good', value: '1' },
        { label: 'Fair', value: '2' },
        { label: 'Poor', value: '3' },
      ],
    },
    answer: 2,
  },
  {
    name: 'From an address',
    definition: {
      type: 'radio',
      key: 'site',
      label: 'Site',
      input: true,
      dataSrc: 'url',
      data: { url: 'https://lists.example/sites' },
      valueProperty: 'id',
      template: '<span>{{ item.name }}</span>',
    },
    answer: 'n',
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'radio',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      values: [{ label: '', value: '' }, null, { label: 'Only one', value: 5 }],
      defaultValue: null,
    },
  },
];
