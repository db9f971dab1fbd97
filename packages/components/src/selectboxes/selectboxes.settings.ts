import { keySetting, labelSettings, requiredSettings, usualTabs } from '../kit/settings/common-settings.ts';
import { countSetting, switchSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { sourceSettings } from '../kit/settings/source-settings.ts';
import { selectboxesSettingsWords } from './selectboxes.settings.words.ts';

export const selectboxesSettings = settingsForm(selectboxesSettingsWords, (own, words) => ({
  display: [...labelSettings(words), switchSetting('inline', words.choices.sideBySide)],
  data: [
    keySetting(words),
    ...sourceSettings('values', ['values', 'url'], words).map((setting) =>
      setting.key === 'defaultValue' ? { ...setting, isSelection: true } : setting,
    ),
  ],
  validation: [
    ...requiredSettings(words),
    countSetting('validate.minSelectedCount', own.least),
    countSetting('validate.maxSelectedCount', own.most),
  ],
  ...usualTabs(words),
}));
