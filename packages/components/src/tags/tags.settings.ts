import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { choiceSetting, countSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { tagsSettingsMessages } from './tags.settings.messages.ts';

export const tagsSettings = settingsForm(tagsSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    textSetting('placeholder', messages.placeholder, { description: messages.placeholderHint }),
  ],
  data: [
    keySetting(messages),
    textSetting('defaultValue', messages.defaultValue),
    choiceSetting('storeas', own.storeAs, own.ways),
    textSetting('delimeter', own.delimiter, { placeholder: ',', description: own.delimiterHint }),
  ],
  validation: [...requiredSettings(messages), countSetting('maxTags', own.most)],
  ...fieldTabs(messages),
}));
