import type { ComponentSample } from '../kit/component-sample.ts';
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

export const barcodeSamples: readonly ComponentSample[] = [
  {
    name: 'Tag of a scaffold',
    definition: {
      type: 'barcode',
      key: 'tag',
      label: 'Scaffold tag',
      input: true,
      placeholder: 'NE-SC-00000',
      validate: { required: true },
    },
    answer: { value: 'NE-SC-00482', format: 'qr_code' },
  },
  {
    name: 'Scanned alone',
    definition: { type: 'barcode', key: 'item', label: 'Item', input: true, manualEntry: false },
    answer: { value: '5901234123457', format: 'ean_13' },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'barcode',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      validate: [],
      placeholder: null,
      manualEntry: 'yes',
      defaultValue: 7,
    },
  },
];
