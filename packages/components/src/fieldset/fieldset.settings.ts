import type { ComponentSample } from '../kit/component-sample.ts';
import { keySetting, layoutTabs } from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { fieldsetSettingsMessages } from './fieldset.settings.messages.ts';

export const fieldsetSettings = settingsForm(fieldsetSettingsMessages, (own, messages) => ({
  display: [
    textSetting('legend', own.legend, { description: own.legendHint }),
    switchSetting('hideLabel', own.hideLegend, { description: messages.stillRead }),
    textSetting('tooltip', messages.tooltip),
  ],
  data: [keySetting(messages)],
  ...layoutTabs(messages),
}));

const createTextField = (key: string, label: string) => ({ type: 'textfield', key, label, input: true });

export const fieldsetSamples: readonly ComponentSample[] = [
  {
    name: 'An address',
    definition: {
      type: 'fieldset',
      key: 'siteAddress',
      legend: 'Address of the site',
      input: false,
      components: [createTextField('street', 'Street'), createTextField('town', 'Town')],
    },
  },
  {
    name: 'With more information',
    definition: {
      type: 'fieldset',
      key: 'contact',
      legend: 'Contact',
      tooltip: 'The person who is on site today.',
      input: false,
      components: [createTextField('name', 'Name')],
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'fieldset',
      key: 'odd',
      label: 'Field Set',
      legend: null,
      components: [null, createTextField('a', 'A')],
    },
  },
];
