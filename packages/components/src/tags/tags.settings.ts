import { keySetting, labelSettings, requiredSettings, usualTabs } from '../kit/settings/common-settings.ts';
import { choiceSetting, countSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { tagsSettingsWords } from './tags.settings.words.ts';

export const tagsSettings = settingsForm(tagsSettingsWords, (own, words) => ({
  display: [
    ...labelSettings(words),
    textSetting('placeholder', words.placeholder, { description: words.placeholderHint }),
  ],
  data: [
    keySetting(words),
    textSetting('defaultValue', words.defaultValue),
    choiceSetting('storeas', own.storeAs, own.ways),
    textSetting('delimeter', own.delimiter, { placeholder: ',', description: own.delimiterHint }),
  ],
  validation: [...requiredSettings(words), countSetting('maxTags', own.most)],
  ...usualTabs(words),
}));
