import {
  fieldTabs,
  keySetting,
  labelSettings,
  patternSetting,
  requiredSettings,
} from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { barcodeSettingsMessages } from './barcode.settings.messages.ts';

export const barcodeSettings = settingsForm(barcodeSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    textSetting('placeholder', messages.placeholder, { description: messages.placeholderHint }),
    switchSetting('manualEntry', own.manualEntry, { defaultValue: true, description: own.manualEntryHint }),
  ],
  data: [keySetting(messages), textSetting('defaultValue', messages.defaultValue)],
  validation: [...requiredSettings(messages), patternSetting(messages)],
  ...fieldTabs(messages),
}));
