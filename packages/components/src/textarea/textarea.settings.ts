import {
  autofillSetting,
  keySetting,
  labelSettings,
  lengthSettings,
  requiredSettings,
  severalSetting,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { choiceSetting, numberSetting, switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { textareaSettingsWords } from './textarea.settings.words.ts';

const ofCode = { show: true, when: 'editor', eq: 'ace' };

export const textareaSettings = settingsForm(textareaSettingsWords, (own, words) => ({
  display: [
    ...labelSettings(words),
    textSetting('placeholder', words.placeholder),
    choiceSetting('editor', own.editor, own.editors),
    { ...choiceSetting('language', own.language, own.languages), conditional: ofCode },
    numberSetting('rows', own.rows, { decimalLimit: 0, validate: { min: 1, max: 40 } }),
    switchSetting('autoExpand', own.autoExpand),
  ],
  data: [
    keySetting(words),
    severalSetting(words),
    { type: 'textarea', key: 'defaultValue', label: words.defaultValue, input: true, rows: 3 },
    autofillSetting(words),
  ],
  validation: [...requiredSettings(words), ...lengthSettings(words)],
  ...usualTabs(words),
}));
