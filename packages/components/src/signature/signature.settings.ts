import { groupTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { signatureSettingsWords } from './signature.settings.words.ts';

export const signatureSettings = settingsForm(signatureSettingsWords, (own, words) => ({
  display: [...labelSettings(words), textSetting('footer', own.footer, { description: own.footerHint })],
  data: [keySetting(words)],
  validation: requiredSettings(words),
  ...groupTabs(words),
}));
