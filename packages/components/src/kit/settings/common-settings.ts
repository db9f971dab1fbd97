import type { ComponentDefinition } from '@tideform/engine';
import { answerLogicSettings, conditionSettings, rulesSetting } from './logic-settings.ts';
import { choiceSetting, countSetting, numberSetting, switchSetting, textSetting } from './make-setting.ts';
import type { SettingsWords } from './settings-form.ts';

type Settings = readonly ComponentDefinition[];

/** What there is to choose from. */
export const choicesSetting = (key: string, { choices }: SettingsWords): ComponentDefinition => ({
  type: 'optionsTable',
  key,
  label: choices.label,
  description: choices.pasteHint,
  input: true,
});

/** The answer that a new response has: one of the component's own choices. */
export const defaultChoiceSetting = (choicesIn: string, { defaultValue }: SettingsWords): ComponentDefinition => ({
  type: 'pickedChoice',
  key: 'defaultValue',
  label: defaultValue,
  choicesIn,
  input: true,
});

/** How the value of a choice is stored. */
export const dataTypeSetting = ({ choices }: SettingsWords): ComponentDefinition => {
  const { auto, string, number, boolean } = choices;
  return {
    ...choiceSetting('dataType', choices.storeAs, { auto, string, number, boolean }),
    description: choices.storeAsHint,
  };
};

/** The name of a component that people do not see, or see as a part of it. */
export const nameSetting = ({ label }: SettingsWords): ComponentDefinition =>
  textSetting('label', label, { validate: { required: true } });

export const labelSettings = (words: SettingsWords): Settings => [
  nameSetting(words),
  switchSetting('hideLabel', words.hideLabel, { description: words.stillRead }),
  textSetting('description', words.description),
  textSetting('tooltip', words.tooltip, { description: words.tooltipHint }),
];

export const typedSettings = (words: SettingsWords): Settings => [
  textSetting('placeholder', words.placeholder, { description: words.placeholderHint }),
  textSetting('prefix', words.prefix, { description: words.prefixHint }),
  textSetting('suffix', words.suffix, { description: words.suffixHint }),
];

/** NOTE: that a name is taken or reserved is known to the builder only, which says so at this setting. */
export const keySetting = (words: SettingsWords): ComponentDefinition =>
  textSetting('key', words.key, {
    description: words.keyHint,
    validate: { required: true, pattern: '(\\w|\\w[\\w-.]*\\w)', customMessage: words.keyPattern },
  });

export const requiredSettings = (words: SettingsWords): Settings => [
  switchSetting('validate.required', words.required),
  textSetting('validate.customMessage', words.customMessage, { description: words.customMessageHint }),
  messageSetting('required', words.messages.required, words),
  textSetting('errorLabel', words.errorLabel, { description: words.errorLabelHint }),
  choiceSetting('validateOn', words.validateOn.label, {
    change: words.validateOn.change,
    blur: words.validateOn.blur,
    submit: words.validateOn.submit,
  }),
];

/** An author's own words for one rule. They win over those for all. */
const messageSetting = (rule: string, label: string, { messages }: SettingsWords): ComponentDefinition =>
  textSetting(`errors.${rule}`, label, { description: messages.hint });

/** A list of answers in place of one. */
export const severalSetting = ({ several }: SettingsWords): ComponentDefinition => switchSetting('multiple', several);

/** What the browser may fill in by itself. */
export const autofillSetting = ({ autofill, autofillHint }: SettingsWords): ComponentDefinition =>
  textSetting('autocomplete', autofill, { description: autofillHint });

export const patternSetting = ({ pattern, patternHint }: SettingsWords): ComponentDefinition =>
  textSetting('validate.pattern', pattern, { description: patternHint });

export const lengthSettings = (words: SettingsWords): Settings => [
  countSetting('validate.minLength', words.length.least, { description: words.length.unit }),
  countSetting('validate.maxLength', words.length.most, { description: words.length.unit }),
  countSetting('validate.minWords', words.length.leastWords),
  countSetting('validate.maxWords', words.length.mostWords),
  patternSetting(words),
  messageSetting('minLength', words.messages.minLength, words),
  messageSetting('maxLength', words.messages.maxLength, words),
  messageSetting('pattern', words.messages.pattern, words),
];

export const decimalsSetting = ({ numbers }: SettingsWords, defaultValue?: number): ComponentDefinition =>
  numberSetting('decimalLimit', numbers.decimals, {
    decimalLimit: 0,
    validate: { min: 0, max: 20 },
    ...(defaultValue !== undefined && { defaultValue }),
  });

export const limitSettings = (words: SettingsWords): Settings => [
  numberSetting('validate.min', words.numbers.least),
  numberSetting('validate.max', words.numbers.most),
  numberSetting('validate.step', words.numbers.step),
  messageSetting('min', words.messages.min, words),
  messageSetting('max', words.messages.max, words),
  switchSetting('noRounding', words.numbers.noRounding),
];

export const rowCountSettings = ({ rows }: SettingsWords): Settings => [
  countSetting('validate.minLength', rows.least),
  countSetting('validate.maxLength', rows.most),
];

/** When the component is shown, what becomes of its answer, and what code does with it. */
const logicSettings = (words: SettingsWords): Settings => [
  ...conditionSettings(words.logic),
  switchSetting('clearOnHide', words.clearOnHide, { defaultValue: true, description: words.clearOnHideHint }),
  switchSetting('clearOnCopy', words.clearOnCopy, { description: words.clearOnCopyHint }),
  ...answerLogicSettings(words.logic),
  rulesSetting(words.logic),
];

const hiddenSetting = (words: SettingsWords): ComponentDefinition =>
  switchSetting('hidden', words.hidden, { description: words.hiddenHint });

const stateSettings = (words: SettingsWords): Settings => [
  hiddenSetting(words),
  switchSetting('validateWhenHidden', words.validateWhenHidden, {
    conditional: { show: true, when: 'hidden', eq: 'true' },
  }),
  switchSetting('disabled', words.disabled, { description: words.disabledHint }),
  ...keepingSettings(words),
  classSetting(words),
];

const pdfSettings = ({ pdf: { label, visible, hidden, hideIfEmpty } }: SettingsWords): Settings => [
  choiceSetting('pdfVisibility', label, { visible, hidden, hideIfEmpty }),
];

/** What whoever starts a response, and people who are named, may do with the component. */
const creatorSettings = ({ creator }: SettingsWords, edit: string): Settings => [
  {
    ...choiceSetting('creatorPermissions', creator.label, { edit, view: creator.view, hidden: creator.hidden }),
    description: creator.hint,
  },
  { type: 'permissionList', key: 'permissions', label: creator.people, description: creator.peopleHint, input: true },
];

const besideControl = ['left-left', 'left-right', 'right-left', 'right-right'];

const labelPlaceSettings = ({ place }: SettingsWords): Settings => [
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

const autofocusSetting = ({ place }: SettingsWords): ComponentDefinition =>
  switchSetting('autofocus', place.autofocus, { description: place.autofocusHint });

const tabindexSetting = ({ place }: SettingsWords): ComponentDefinition =>
  numberSetting('tabindex', place.tabindex, {
    description: place.tabindexHint,
    decimalLimit: 0,
    validate: { min: -1, max: 32_767 },
  });

/** Classes that the form's own looks and its paper know. */
const classSetting = ({ customClass }: SettingsWords): ComponentDefinition =>
  textSetting('customClassAdvanced', customClass.label, { description: customClass.hint });

/** Where an answer is kept and seen beside its form. */
const keepingSettings = ({ keeping }: SettingsWords): Settings => [
  switchSetting('persistent', keeping.persistent, { defaultValue: true, description: keeping.persistentHint }),
  switchSetting('tableView', keeping.tableView, { defaultValue: true }),
];

/** The tabs that are the same for nearly every component with an answer. */
export const usualTabs = (words: SettingsWords) => ({
  logic: logicSettings(words),
  layout: [...labelPlaceSettings(words), autofocusSetting(words), tabindexSetting(words), ...stateSettings(words)],
  permissions: creatorSettings(words, words.creator.edit),
  pdf: pdfSettings(words),
});

/** The same where several controls are the answer: they come one after the other in the order of Tab. */
export const groupTabs = (words: SettingsWords) => ({
  ...usualTabs(words),
  layout: [...labelPlaceSettings(words), autofocusSetting(words), ...stateSettings(words)],
});

/** The same where the label belongs to the control. */
export const ownLabelTabs = (words: SettingsWords) => ({
  ...usualTabs(words),
  layout: [autofocusSetting(words), tabindexSetting(words), ...stateSettings(words)],
});

/** The same of what has no control. */
export const unlabelledTabs = (words: SettingsWords) => ({ ...usualTabs(words), layout: stateSettings(words) });

/** The tabs of a layout: answers inside stay when it is hidden, unless it says otherwise (ENG-31). */
export const layoutTabs = (words: SettingsWords) => ({
  logic: [
    ...conditionSettings(words.logic),
    switchSetting('clearOnHide', words.clearInsideOnHide, { description: words.clearOnHideHint }),
    rulesSetting(words.logic),
  ],
  layout: [
    hiddenSetting(words),
    switchSetting('disabled', words.disabled, { description: words.disabledInsideHint }),
    classSetting(words),
  ],
  permissions: creatorSettings(words, words.creator.editInside),
  pdf: pdfSettings(words),
});

/** The tabs of what has no answer, and none inside. */
export const contentTabs = (words: SettingsWords) => ({
  logic: [...conditionSettings(words.logic), rulesSetting(words.logic)],
  layout: [hiddenSetting(words), classSetting(words)],
  permissions: creatorSettings(words, words.creator.shown),
  pdf: pdfSettings(words),
});
