import { keySetting, layoutTabs } from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { fieldsetSettingsWords } from './fieldset.settings.words.ts';

export const fieldsetSettings = settingsForm(fieldsetSettingsWords, (own, words) => ({
  display: [
    textSetting('legend', own.legend, { description: own.legendHint }),
    switchSetting('hideLabel', own.hideLegend, { description: words.stillRead }),
    textSetting('tooltip', words.tooltip),
  ],
  data: [keySetting(words)],
  ...layoutTabs(words),
}));
