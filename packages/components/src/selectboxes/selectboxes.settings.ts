import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { countSetting, switchSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { sourceSettings } from '../kit/settings/source-settings.ts';
import { selectboxesSettingsMessages } from './selectboxes.settings.messages.ts';

export const selectboxesSettings = settingsForm(selectboxesSettingsMessages, (own, messages) => ({
  display: [...labelSettings(messages), switchSetting('inline', messages.choices.sideBySide)],
  data: [
    keySetting(messages),
    ...sourceSettings('values', ['values', 'url'], messages).map((setting) =>
      setting.key === 'defaultValue' ? { ...setting, isSelection: true } : setting,
    ),
  ],
  validation: [
    ...requiredSettings(messages),
    countSetting('validate.minSelectedCount', own.least),
    countSetting('validate.maxSelectedCount', own.most),
  ],
  ...fieldTabs(messages),
}));
