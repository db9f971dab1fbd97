import type { ComponentSample } from '../kit/component-sample.ts';
import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { datamapSettingsMessages } from './datamap.settings.messages.ts';

/** Settings form of a data map. The component that edits values is configured on the builder's canvas instead. */
export const datamapSettings = settingsForm(datamapSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    textSetting('keyLabel', own.keyLabel),
    switchSetting('keyBeforeValue', own.keyFirst, { defaultValue: true }),
    textSetting('addAnother', messages.rows.add, { placeholder: messages.rows.addPlaceholder }),
  ],
  data: [keySetting(messages), switchSetting('disableAddingRemovingRows', own.isFixed)],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));

const valueField = { type: 'textfield', key: 'value', label: 'State', input: true };

export const datamapSamples: readonly ComponentSample[] = [
  {
    name: 'Gates',
    definition: {
      type: 'datamap',
      key: 'gates',
      label: 'Gates of the site',
      input: true,
      keyLabel: 'Gate',
      addAnother: 'Add gate',
      description: 'Each gate once',
      valueComponent: valueField,
    },
    answer: { North: 'Open', South: 'Closed since Monday' },
  },
  {
    name: 'Nothing yet',
    definition: {
      type: 'datamap',
      key: 'amounts',
      label: 'Amounts',
      input: true,
      valueComponent: { type: 'number', key: 'value', label: 'Amount', input: true, validate: { min: 0 } },
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'datamap',
      key: 'odd',
      label: 'Data Map',
      keyBeforeValue: 'false',
      valueComponent: { ...valueField, key: 'other', hideLabel: true, tableView: true },
      validate: null,
      defaultValue: null,
    },
    answer: { '': 'without a name', 7: 'a number' },
  },
];
