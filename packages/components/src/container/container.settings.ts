import type { ComponentSample } from '../kit/component-sample.ts';
import { keySetting, nameSetting, unlabelledTabs } from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

/** Settings form of a container. It has no Required setting, because authors set it on the fields inside. */
export const containerSettings = plainSettingsForm((messages) => ({
  display: [
    nameSetting(messages),
    switchSetting('hideLabel', messages.hideLabel, { defaultValue: true }),
    textSetting('tooltip', messages.tooltip, { conditional: { show: true, when: 'hideLabel', eq: 'false' } }),
  ],
  data: [keySetting(messages)],
  ...unlabelledTabs(messages),
}));

const createTextField = (key: string, label: string) => ({ type: 'textfield', key, label, input: true });

export const containerSamples: readonly ComponentSample[] = [
  {
    name: 'An object of its own',
    definition: {
      type: 'container',
      key: 'contractor',
      label: 'Contractor',
      hideLabel: false,
      input: true,
      components: [createTextField('name', 'Name'), createTextField('phone', 'Phone')],
    },
    answer: { name: 'Holt Scaffolding', phone: '' },
  },
  {
    name: 'Not seen',
    definition: {
      type: 'container',
      key: 'meta',
      label: 'Container',
      input: true,
      components: [createTextField('ref', 'Reference')],
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'container',
      key: 'odd',
      hideLabel: 'true',
      validate: { required: false },
      tree: true,
      components: [null],
    },
    answer: 'no object',
  },
];
