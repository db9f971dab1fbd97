import type { ComponentSample } from '../kit/component-sample.ts';
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

export const textareaSamples: readonly ComponentSample[] = [
  {
    name: 'Notes',
    definition: {
      type: 'textarea',
      key: 'notes',
      label: 'Notes for the next visit',
      input: true,
      rows: 4,
      autoExpand: true,
      description: 'What should the next person look at first?',
      validate: { maxLength: 2000 },
    },
    answer: 'Check the netting on level 3.\nGate code changes on Monday.',
  },
  {
    name: 'JSON',
    definition: { type: 'textarea', key: 'settings', label: 'Settings', input: true, as: 'json', rows: 5 },
    answer: { levels: [1, 2, 3] },
  },
  {
    name: 'Formatted',
    definition: { type: 'textarea', key: 'report', label: 'Report', input: true, editor: 'ckeditor', rows: 6 },
    answer:
      '<h2>Level 3</h2><p>The <strong>netting</strong> is torn.</p><ul><li><p>Close the bay</p></li><li><p>Order a new one</p></li></ul>',
  },
  {
    name: 'Code',
    definition: { type: 'textarea', key: 'code', label: 'Program', input: true, editor: 'ace', language: 'javascript' },
    answer: 'const wind = 38;',
  },
  {
    name: 'As form files hold it',
    definition: { type: 'textarea', key: 'odd', label: '', input: true, rows: '3', editor: 'ckeditor', as: 'html' },
    answer: '<p>Written in an editor</p>',
  },
];
