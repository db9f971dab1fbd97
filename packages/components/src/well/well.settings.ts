import { keySetting, layoutTabs } from '../kit/settings/common-settings.ts';
import { textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { wellSettingsWords } from './well.settings.words.ts';

export const wellSettings = settingsForm(wellSettingsWords, (own, words) => ({
  display: [textSetting('label', words.label, { description: own.labelHint })],
  data: [keySetting(words)],
  ...layoutTabs(words),
}));
