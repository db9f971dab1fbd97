import type { ComponentSample } from '../kit/component-sample.ts';
import { keySetting, layoutTabs } from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { tabsSettingsMessages } from './tabs.settings.messages.ts';

export const tabsSettings = settingsForm(tabsSettingsMessages, (own, messages) => ({
  display: [
    textSetting('label', messages.label, { description: own.labelHint }),
    {
      type: 'optionsTable',
      key: 'components',
      label: own.tabs,
      description: own.tabsHint,
      entry: 'tab',
      valueProperty: 'key',
      valueLabel: own.key,
      newRow: { components: [] },
      input: true,
    },
    switchSetting('verticalLayout', own.vertical, { description: own.verticalHint }),
  ],
  data: [keySetting(messages)],
  ...layoutTabs(messages),
}));

const createField = (key: string, label: string, more: object = {}) => ({
  type: 'textfield',
  key,
  label,
  input: true,
  ...more,
});

export const tabsSamples: readonly ComponentSample[] = [
  {
    name: 'Two panes',
    definition: {
      type: 'tabs',
      key: 'inspection',
      label: 'Inspection',
      input: false,
      components: [
        {
          label: 'Scaffold',
          key: 'scaffold',
          components: [createField('tag', 'Number of the tag', { validate: { required: true } })],
        },
        { label: 'Roof', key: 'roof', components: [createField('access', 'How to get up')] },
      ],
    },
  },
  {
    name: 'At the side',
    definition: {
      type: 'tabs',
      key: 'rooms',
      label: 'Rooms',
      input: false,
      verticalLayout: true,
      components: [
        { label: 'Kitchen', key: 'kitchen', components: [createField('stove', 'Stove')] },
        { label: 'Bath', key: 'bath', components: [createField('tiles', 'Tiles')] },
      ],
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'tabs',
      key: 'odd',
      label: 'Tabs',
      components: [
        null,
        { label: null, components: [createField('a', 'A')] },
        { label: '<b>Third</b>', components: null },
      ],
    },
  },
  {
    name: 'Without panes',
    definition: { type: 'tabs', key: 'bare', label: 'Tabs', components: [createField('b', 'B')] },
  },
];
