import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { choiceSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { refreshSettings } from '../kit/settings/source-settings.ts';
import { spSelectSettingsMessages } from './spSelect.settings.messages.ts';

export const spSelectSettings = settingsForm(spSelectSettingsMessages, (own, messages) => ({
  display: [...labelSettings(messages), textSetting('placeholder', messages.placeholder)],
  data: [
    keySetting(messages),
    {
      type: 'pickedSource',
      key: 'dataSourceId',
      label: own.dataSource,
      input: true,
      validate: { required: true },
    },
    switchSetting('multiple', own.multiple),
    textSetting('labelProperty', own.labelProperty, { description: own.labelPropertyHint }),
    textSetting('template', messages.source.template, { description: own.templateHint({ tag: '{{ item.Title }}' }) }),
    textSetting('sortBy', own.sortBy),
    choiceSetting('sortDirection', own.sortDirection, own.directions),
    textSetting('filterQuery', own.filter, { description: own.filterHint({ example: "City eq '{{ data.city }}'" }) }),
    switchSetting('removeDuplicates', own.removeDuplicates, { defaultValue: true }),
    textSetting('selectFields', own.selectFields, { description: own.selectFieldsHint }),
    ...refreshSettings(messages),
  ],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));
