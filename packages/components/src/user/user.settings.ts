import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { choiceSetting, numberSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { userSettingsMessages } from './user.settings.messages.ts';

const requiredRule = { required: true };

export const userSettings = settingsForm(userSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    textSetting('placeholder', messages.placeholder, { description: messages.placeholderHint }),
  ],
  data: [
    keySetting(messages),
    {
      ...choiceSetting('usersSource', own.source, own.sources),
      description: own.sourceHint,
      validate: requiredRule,
    },
    {
      type: 'user',
      key: 'specificUsers',
      label: own.specific,
      input: true,
      multiple: true,
      usersSource: 'organization',
      validate: requiredRule,
      conditional: { show: true, when: 'usersSource', eq: 'specificUsers' },
      clearOnHide: false,
    },
    switchSetting('multiple', own.several),
    numberSetting('searchDebounce', own.debounce, { validate: { min: 0, max: 10 } }),
  ],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));
