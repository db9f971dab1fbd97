import { keySetting, layoutTabs } from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { fieldsetSettingsMessages } from './fieldset.settings.messages.ts';

export const fieldsetSettings = settingsForm(fieldsetSettingsMessages, (own, messages) => ({
  display: [
    textSetting('legend', own.legend, { description: own.legendHint }),
    switchSetting('hideLabel', own.hideLegend, { description: messages.stillRead }),
    textSetting('tooltip', messages.tooltip),
  ],
  data: [keySetting(messages)],
  ...layoutTabs(messages),
}));
