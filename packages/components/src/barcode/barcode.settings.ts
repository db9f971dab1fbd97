import {
  keySetting,
  labelSettings,
  patternSetting,
  requiredSettings,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { barcodeSettingsWords } from './barcode.settings.words.ts';

export const barcodeSettings = settingsForm(barcodeSettingsWords, (own, words) => ({
  display: [
    ...labelSettings(words),
    textSetting('placeholder', words.placeholder, { description: words.placeholderHint }),
    switchSetting('manualEntry', own.manualEntry, { defaultValue: true, description: own.manualEntryHint }),
  ],
  data: [keySetting(words), textSetting('defaultValue', words.defaultValue)],
  validation: [...requiredSettings(words), patternSetting(words)],
  ...usualTabs(words),
}));
