import type { ComponentDefinition } from '@tideform/engine';
import { answerLogicSettings, conditionSettings, rulesSetting } from './logic-settings.ts';
import { choiceSetting, countSetting, numberSetting, switchSetting, textSetting } from './make-setting.ts';
import type { SettingsMessages } from './settings-form.ts';

type Settings = readonly ComponentDefinition[];

/** What there is to choose from. */
export const choicesSetting = (key: string, { choices }: SettingsMessages): ComponentDefinition => ({
  type: 'optionsTable',
  key,
  label: choices.label,
  description: choices.pasteHint,
  input: true,
});

/** The answer that a new response has: one of the component's own choices. */
export const defaultChoiceSetting = (choicesIn: string, { defaultValue }: SettingsMessages): ComponentDefinition => ({
  type: 'pickedChoice',
  key: 'defaultValue',
  label: defaultValue,
  choicesIn,
  input: true,
});

/** How the value of a choice is stored. */
export const dataTypeSetting = ({ choices }: SettingsMessages): ComponentDefinition => {
  const { auto, string, number, boolean } = choices;
  return {
    ...choiceSetting('dataType', choices.storeAs, { auto, string, number, boolean }),
    description: choices.storeAsHint,
  };
};

/** The name of a component that people do not see, or see as a part of it. */
export const nameSetting = ({ label }: SettingsMessages): ComponentDefinition =>
  textSetting('label', label, { validate: { required: true } });

export const labelSettings = (messages: SettingsMessages): Settings => [
  nameSetting(messages),
  switchSetting('hideLabel', messages.hideLabel, { description: messages.stillRead }),
  textSetting('description', messages.description),
  textSetting('tooltip', messages.tooltip, { description: messages.tooltipHint }),
];

export const typedSettings = (messages: SettingsMessages): Settings => [
  textSetting('placeholder', messages.placeholder, { description: messages.placeholderHint }),
  textSetting('prefix', messages.prefix, { description: messages.prefixHint }),
  textSetting('suffix', messages.suffix, { description: messages.suffixHint }),
];

/** NOTE: that a name is taken or reserved is known to the builder only, which says so at this setting. */
export const keySetting = (messages: SettingsMessages): ComponentDefinition =>
  textSetting('key', messages.key, {
    description: messages.keyHint,
    validate: { required: true, pattern: '(\\w|\\w[\\w-.]*\\w)', customMessage: messages.keyPattern },
  });

export const requiredSettings = (messages: SettingsMessages): Settings => [
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

/** An author's own words for one rule. They win over those for all. */
const messageSetting = (rule: string, label: string, { messages }: SettingsMessages): ComponentDefinition =>
  textSetting(`errors.${rule}`, label, { description: messages.hint });

/** A list of answers in place of one. */
export const severalSetting = ({ several }: SettingsMessages): ComponentDefinition =>
  switchSetting('multiple', several);

/** What the browser may fill in by itself. */
export const autofillSetting = ({ autofill, autofillHint }: SettingsMessages): ComponentDefinition =>
  textSetting('autocomplete', autofill, { description: autofillHint });

export const patternSetting = ({ pattern, patternHint }: SettingsMessages): ComponentDefinition =>
  textSetting('validate.pattern', pattern, { description: patternHint });

export const lengthSettings = (messages: SettingsMessages): Settings => [
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

export const limitSettings = (messages: SettingsMessages): Settings => [
  numberSetting('validate.min', messages.numbers.least),
  numberSetting('validate.max', messages.numbers.most),
  numberSetting('validate.step', messages.numbers.step),
  messageSetting('min', messages.messages.min, messages),
  messageSetting('max', messages.messages.max, messages),
  switchSetting('noRounding', messages.numbers.noRounding),
];

export const rowCountSettings = ({ rows }: SettingsMessages): Settings => [
  countSetting('validate.minLength', rows.least),
  countSetting('validate.maxLength', rows.most),
];

/** When the component is shown, what becomes of its answer, and what code does with it. */
const logicSettings = (messages: SettingsMessages): Settings => [
  ...conditionSettings(messages.logic),
  switchSetting('clearOnHide', messages.clearOnHide, { defaultValue: true, description: messages.clearOnHideHint }),
  switchSetting('clearOnCopy', messages.clearOnCopy, { description: messages.clearOnCopyHint }),
  ...answerLogicSettings(messages.logic),
  rulesSetting(messages.logic),
];

const hiddenSetting = (messages: SettingsMessages): ComponentDefinition =>
  switchSetting('hidden', messages.hidden, { description: messages.hiddenHint });

const stateSettings = (messages: SettingsMessages): Settings => [
  hiddenSetting(messages),
  switchSetting('validateWhenHidden', messages.validateWhenHidden, {
    conditional: { show: true, when: 'hidden', eq: 'true' },
  }),
  switchSetting('disabled', messages.disabled, { description: messages.disabledHint }),
  ...keepingSettings(messages),
  classSetting(messages),
];

const pdfSettings = ({ pdf: { label, visible, hidden, hideIfEmpty } }: SettingsMessages): Settings => [
  choiceSetting('pdfVisibility', label, { visible, hidden, hideIfEmpty }),
];

/** What whoever starts a response, and people who are named, may do with the component. */
const creatorSettings = ({ creator }: SettingsMessages, edit: string): Settings => [
  {
    ...choiceSetting('creatorPermissions', creator.label, { edit, view: creator.view, hidden: creator.hidden }),
    description: creator.hint,
  },
  { type: 'permissionList', key: 'permissions', label: creator.people, description: creator.peopleHint, input: true },
];

const besideControl = ['left-left', 'left-right', 'right-left', 'right-right'];

const labelPlaceSettings = ({ place }: SettingsMessages): Settings => [
  choiceSetting('labelPosition', place.label, place.positions),
  countSetting('labelWidth', place.width, {
    description: place.widthHint,
    validate: { min: 10, max: 70 },
    conditional: {
      show: true,
      conjunction: 'any',
      conditions: besideControl.map((value) => ({ component: 'labelPosition', operator: 'isEqual', value })),
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

/** Classes that the form's own looks and its paper know. */
const classSetting = ({ customClass }: SettingsMessages): ComponentDefinition =>
  textSetting('customClassAdvanced', customClass.label, { description: customClass.hint });

/** Where an answer is kept and seen beside its form. */
const keepingSettings = ({ keeping }: SettingsMessages): Settings => [
  switchSetting('persistent', keeping.persistent, { defaultValue: true, description: keeping.persistentHint }),
  switchSetting('tableView', keeping.tableView, { defaultValue: true }),
];

/** The tabs that are the same for nearly every component with an answer. */
export const usualTabs = (messages: SettingsMessages) => ({
  logic: logicSettings(messages),
  layout: [
    ...labelPlaceSettings(messages),
    autofocusSetting(messages),
    tabindexSetting(messages),
    ...stateSettings(messages),
  ],
  permissions: creatorSettings(messages, messages.creator.edit),
  pdf: pdfSettings(messages),
});

/** The same where several controls are the answer: they come one after the other in the order of Tab. */
export const groupTabs = (messages: SettingsMessages) => ({
  ...usualTabs(messages),
  layout: [...labelPlaceSettings(messages), autofocusSetting(messages), ...stateSettings(messages)],
});

/** The same where the label belongs to the control. */
export const ownLabelTabs = (messages: SettingsMessages) => ({
  ...usualTabs(messages),
  layout: [autofocusSetting(messages), tabindexSetting(messages), ...stateSettings(messages)],
});

/** The same of what has no control. */
export const unlabelledTabs = (messages: SettingsMessages) => ({
  ...usualTabs(messages),
  layout: stateSettings(messages),
});

/** The tabs of a layout: answers inside stay when it is hidden, unless it says otherwise (ENG-31). */
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

/** The tabs of what has no answer, and none inside. */
export const contentTabs = (messages: SettingsMessages) => ({
  logic: [...conditionSettings(messages.logic), rulesSetting(messages.logic)],
  layout: [hiddenSetting(messages), classSetting(messages)],
  permissions: creatorSettings(messages, messages.creator.shown),
  pdf: pdfSettings(messages),
});
