import { keySetting, labelSettings, requiredSettings, usualTabs } from '../kit/settings/common-settings.ts';
import { choiceSetting, numberSetting, switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { userSettingsWords } from './user.settings.words.ts';

const required = { required: true };

export const userSettings = settingsForm(userSettingsWords, (own, words) => ({
  display: [
    ...labelSettings(words),
    textSetting('placeholder', words.placeholder, { description: words.placeholderHint }),
  ],
  data: [
    keySetting(words),
    {
      ...choiceSetting('usersSource', own.source, own.sources),
      description: own.sourceHint,
      validate: required,
    },
    {
      type: 'user',
      key: 'specificUsers',
      label: own.specific,
      input: true,
      multiple: true,
      usersSource: 'organization',
      validate: required,
      conditional: { show: true, when: 'usersSource', eq: 'specificUsers' },
      clearOnHide: false,
    },
    switchSetting('multiple', own.several),
    numberSetting('searchDebounce', own.debounce, { validate: { min: 0, max: 10 } }),
  ],
  validation: requiredSettings(words),
  ...usualTabs(words),
}));
