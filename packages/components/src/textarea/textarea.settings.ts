import {
  autofillSetting,
  fieldTabs,
  keySetting,
  labelSettings,
  lengthSettings,
  multipleSetting,
  requiredSettings,
} from '../kit/settings/common-settings.ts';
import { choiceSetting, numberSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { textareaSettingsMessages } from './textarea.settings.messages.ts';

const whenCodeEditor = { show: true, when: 'editor', eq: 'ace' };

export const textareaSettings = settingsForm(textareaSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    textSetting('placeholder', messages.placeholder),
    choiceSetting('editor', own.editor, own.editors),
    { ...choiceSetting('language', own.language, own.languages), conditional: whenCodeEditor },
    numberSetting('rows', own.rows, { decimalLimit: 0, validate: { min: 1, max: 40 } }),
    switchSetting('autoExpand', own.autoExpand),
  ],
  data: [
    keySetting(messages),
    multipleSetting(messages),
    { type: 'textarea', key: 'defaultValue', label: messages.defaultValue, input: true, rows: 3 },
    autofillSetting(messages),
  ],
  validation: [...requiredSettings(messages), ...lengthSettings(messages)],
  ...fieldTabs(messages),
}));
