import type { ComponentDefinition } from '@tideform/engine';
import { answerLogicSettings, conditionSettings, rulesSetting } from './logic-settings.ts';
import { choiceSetting, countSetting, numberSetting, switchSetting, textSetting } from './setting-factories.ts';
import type { SettingsMessages } from './settings-form.ts';

type SettingDefinitions = readonly ComponentDefinition[];

/** Setting for the list of choices. */
export const choicesSetting = (key: string, { choices }: SettingsMessages): ComponentDefinition => ({
  type: 'optionsTable',
  key,
  label: choices.label,
  description: choices.pasteHint,
  input: true,
});

/** Setting for the default answer: one of the component's own choices. */
export const defaultChoiceSetting = (choicesIn: string, { defaultValue }: SettingsMessages): ComponentDefinition => ({
  type: 'pickedChoice',
  key: 'defaultValue',
  label: defaultValue,
  choicesIn,
  input: true,
});

/** Setting for the storage type of a choice. */
export const dataTypeSetting = ({ choices }: SettingsMessages): ComponentDefinition => {
  const { auto, string, number, boolean } = choices;
  return {
    ...choiceSetting('dataType', choices.storeAs, { auto, string, number, boolean }),
    description: choices.storeAsHint,
  };
};

/** Setting for the accessible name of a component without a visible label. */
export const nameSetting = ({ label }: SettingsMessages): ComponentDefinition =>
  textSetting('label', label, { validate: { required: true } });

export const labelSettings = (messages: SettingsMessages): SettingDefinitions => [
  nameSetting(messages),
  switchSetting('hideLabel', messages.hideLabel, { description: messages.stillRead }),
  textSetting('description', messages.description),
  textSetting('tooltip', messages.tooltip, { description: messages.tooltipHint }),
];

export const typedSettings = (messages: SettingsMessages): SettingDefinitions => [
  textSetting('placeholder', messages.placeholder, { description: messages.placeholderHint }),
  textSetting('prefix', messages.prefix, { description: messages.prefixHint }),
  textSetting('suffix', messages.suffix, { description: messages.suffixHint }),
];

/**
 * Setting for the key. NOTE: only the builder can check whether a key is already used or reserved; it reports the error
 * at this setting.
 */
export const keySetting = (messages: SettingsMessages): ComponentDefinition =>
  textSetting('key', messages.key, {
    description: messages.keyHint,
    validate: { required: true, pattern: '(\\w|\\w[\\w-.]*\\w)', customMessage: messages.keyPattern },
  });

export const requiredSettings = (messages: SettingsMessages): SettingDefinitions => [
  switchSetting('validate.required', messages.required),
  textSetting('validate.customMessage', messages.customMessage, { description: messages.customMessageHint }),
  messageSetting('required', messages.messages.required, messages),
  textSetting('errorLabel', messages.errorLabel, { description: messages.errorLabelHint }),
  choiceSetting('validateOn', messages.validateOn.label, {
    change: messages.validateOn.change,
    blur: messages.validateOn.blur,
    submit: messages.validateOn.submit,
  }),
];

/** Setting for the author's error message of one rule. It takes precedence over the author's message for all rules. */
const messageSetting = (rule: string, label: string, { messages }: SettingsMessages): ComponentDefinition =>
  textSetting(`errors.${rule}`, label, { description: messages.hint });

/** Setting that allows multiple answers. */
export const multipleSetting = ({ several }: SettingsMessages): ComponentDefinition =>
  switchSetting('multiple', several);

/** Setting for browser autofill. */
export const autofillSetting = ({ autofill, autofillHint }: SettingsMessages): ComponentDefinition =>
  textSetting('autocomplete', autofill, { description: autofillHint });

export const patternSetting = ({ pattern, patternHint }: SettingsMessages): ComponentDefinition =>
  textSetting('validate.pattern', pattern, { description: patternHint });

export const lengthSettings = (messages: SettingsMessages): SettingDefinitions => [
  countSetting('validate.minLength', messages.length.least, { description: messages.length.unit }),
  countSetting('validate.maxLength', messages.length.most, { description: messages.length.unit }),
  countSetting('validate.minWords', messages.length.leastWords),
  countSetting('validate.maxWords', messages.length.mostWords),
  patternSetting(messages),
  messageSetting('minLength', messages.messages.minLength, messages),
  messageSetting('maxLength', messages.messages.maxLength, messages),
  messageSetting('pattern', messages.messages.pattern, messages),
];

export const decimalsSetting = ({ numbers }: SettingsMessages, defaultValue?: number): ComponentDefinition =>
  numberSetting('decimalLimit', numbers.decimals, {
    decimalLimit: 0,
    validate: { min: 0, max: 20 },
    ...(defaultValue !== undefined && { defaultValue }),
  });

export const limitSettings = (messages: SettingsMessages): SettingDefinitions => [
  numberSetting('validate.min', messages.numbers.least),
  numberSetting('validate.max', messages.numbers.most),
  numberSetting('validate.step', messages.numbers.step),
  messageSetting('min', messages.messages.min, messages),
  messageSetting('max', messages.messages.max, messages),
  switchSetting('noRounding', messages.numbers.noRounding),
];

export const rowCountSettings = ({ rows }: SettingsMessages): SettingDefinitions => [
  countSetting('validate.minLength', rows.least),
  countSetting('validate.maxLength', rows.most),
];

/** Settings for visibility, clearing, and code for the answer. */
const logicSettings = (messages: SettingsMessages): SettingDefinitions => [
  ...conditionSettings(messages.logic),
  switchSetting('clearOnHide', messages.clearOnHide, { defaultValue: true, description: messages.clearOnHideHint }),
  switchSetting('clearOnCopy', messages.clearOnCopy, { description: messages.clearOnCopyHint }),
  ...answerLogicSettings(messages.logic),
  rulesSetting(messages.logic),
];

const hiddenSetting = (messages: SettingsMessages): ComponentDefinition =>
  switchSetting('hidden', messages.hidden, { description: messages.hiddenHint });

const stateSettings = (messages: SettingsMessages): SettingDefinitions => [
  hiddenSetting(messages),
  switchSetting('validateWhenHidden', messages.validateWhenHidden, {
    conditional: { show: true, when: 'hidden', eq: 'true' },
  }),
  switchSetting('disabled', messages.disabled, { description: messages.disabledHint }),
  ...storageSettings(messages),
  classSetting(messages),
];

const pdfSettings = ({ pdf: { label, visible, hidden, hideIfEmpty } }: SettingsMessages): SettingDefinitions => [
  choiceSetting('pdfVisibility', label, { visible, hidden, hideIfEmpty }),
];

/** Settings for what the creator of a response and other users may do with the component. */
const creatorSettings = ({ creator }: SettingsMessages, edit: string): SettingDefinitions => [
  {
    ...choiceSetting('creatorPermissions', creator.label, { edit, view: creator.view, hidden: creator.hidden }),
    description: creator.hint,
  },
  { type: 'permissionList', key: 'permissions', label: creator.people, description: creator.peopleHint, input: true },
];

const positionsBesideControl = ['left-left', 'left-right', 'right-left', 'right-right'];

const labelPositionSettings = ({ place }: SettingsMessages): SettingDefinitions => [
  choiceSetting('labelPosition', place.label, place.positions),
  countSetting('labelWidth', place.width, {
    description: place.widthHint,
    validate: { min: 10, max: 70 },
    conditional: {
      show: true,
      conjunction: 'any',
      conditions: positionsBesideControl.map((value) => ({ component: 'labelPosition', operator: 'isEqual', value })),
    },
  }),
];

const autofocusSetting = ({ place }: SettingsMessages): ComponentDefinition =>
  switchSetting('autofocus', place.autofocus, { description: place.autofocusHint });

const tabindexSetting = ({ place }: SettingsMessages): ComponentDefinition =>
  numberSetting('tabindex', place.tabindex, {
    description: place.tabindexHint,
    decimalLimit: 0,
    validate: { min: -1, max: 32_767 },
  });

/** Setting for CSS classes that the form's theme and print styles use. */
const classSetting = ({ customClass }: SettingsMessages): ComponentDefinition =>
  textSetting('customClassAdvanced', customClass.label, { description: customClass.hint });

/** Settings for whether an answer is stored, and where it is shown outside the form. */
const storageSettings = ({ keeping }: SettingsMessages): SettingDefinitions => [
  switchSetting('persistent', keeping.persistent, { defaultValue: true, description: keeping.persistentHint }),
  switchSetting('tableView', keeping.tableView, { defaultValue: true }),
];

/** Common tabs of components with an answer. */
export const fieldTabs = (messages: SettingsMessages) => ({
  logic: logicSettings(messages),
  layout: [
    ...labelPositionSettings(messages),
    autofocusSetting(messages),
    tabindexSetting(messages),
    ...stateSettings(messages),
  ],
  permissions: creatorSettings(messages, messages.creator.edit),
  pdf: pdfSettings(messages),
});

/** Common tabs of components with several controls. The controls follow each other in the tab order. */
export const groupTabs = (messages: SettingsMessages) => ({
  ...fieldTabs(messages),
  layout: [...labelPositionSettings(messages), autofocusSetting(messages), ...stateSettings(messages)],
});

/** Common tabs of components whose label is part of the control, such as a checkbox. */
export const controlLabelTabs = (messages: SettingsMessages) => ({
  ...fieldTabs(messages),
  layout: [autofocusSetting(messages), tabindexSetting(messages), ...stateSettings(messages)],
});

/** Common tabs of components without a control. */
export const unlabelledTabs = (messages: SettingsMessages) => ({
  ...fieldTabs(messages),
  layout: stateSettings(messages),
});

/** Common tabs of layout components: answers inside are kept when hidden, unless configured otherwise (ENG-31). */
export const layoutTabs = (messages: SettingsMessages) => ({
  logic: [
    ...conditionSettings(messages.logic),
    switchSetting('clearOnHide', messages.clearInsideOnHide, { description: messages.clearOnHideHint }),
    rulesSetting(messages.logic),
  ],
  layout: [
    hiddenSetting(messages),
    switchSetting('disabled', messages.disabled, { description: messages.disabledInsideHint }),
    classSetting(messages),
  ],
  permissions: creatorSettings(messages, messages.creator.editInside),
  pdf: pdfSettings(messages),
});

/** Common tabs of components without answers. */
export const contentTabs = (messages: SettingsMessages) => ({
  logic: [...conditionSettings(messages.logic), rulesSetting(messages.logic)],
  layout: [hiddenSetting(messages), classSetting(messages)],
  permissions: creatorSettings(messages, messages.creator.shown),
  pdf: pdfSettings(messages),
});
