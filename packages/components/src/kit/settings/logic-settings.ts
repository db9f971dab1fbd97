import type { ComponentDefinition } from '@tideform/engine';
import type { LogicSettingsMessages } from './logic-settings.messages.ts';

/** Setting for the author's code. @param language `either`: JavaScript or JSONLogic */
export const codeSetting = (
  key: string,
  label: string,
  description: string,
  language: 'javascript' | 'json' | 'either' = 'javascript',
): ComponentDefinition => ({ type: 'code', key, label, description, kind: key, language, input: true });

/**
 * Settings for when a component is shown: one for comparisons and JSONLogic, and one for JavaScript, which takes
 * precedence.
 */
export const conditionSettings = (messages: LogicSettingsMessages): readonly ComponentDefinition[] => [
  { type: 'conditionBuilder', key: 'conditional', label: messages.conditional, input: true },
  codeSetting('customConditional', messages.customConditional, messages.customConditionalHint),
];

/** Setting for the logic rules that change the component at runtime. */
export const rulesSetting = (messages: LogicSettingsMessages): ComponentDefinition => ({
  type: 'logicRules',
  key: 'logic',
  label: messages.rules,
  description: messages.rulesHint,
  input: true,
});

/** Settings for code that calculates, validates or reacts to an answer. */
export const answerLogicSettings = (messages: LogicSettingsMessages): readonly ComponentDefinition[] => [
  codeSetting('calculateValue', messages.calculateValue, messages.calculateValueHint, 'either'),
  {
    type: 'checkbox',
    key: 'allowCalculateOverride',
    label: messages.allowCalculateOverride,
    description: messages.allowCalculateOverrideHint,
    input: true,
    conditional: {
      show: true,
      conjunction: 'all',
      conditions: [{ component: 'calculateValue', operator: 'isNotEmpty' }],
    },
  },
  codeSetting('customDefaultValue', messages.customDefaultValue, messages.customDefaultValueHint, 'either'),
  codeSetting('validate.custom', messages.custom, messages.customHint),
  codeSetting('validate.json', messages.json, messages.jsonHint, 'json'),
  codeSetting('onChange', messages.onChange, messages.onChangeHint),
];

/** Setting for the code that a button runs when it is pressed. */
export const buttonCodeSetting = (messages: LogicSettingsMessages): ComponentDefinition =>
  codeSetting('custom', messages.pressed, messages.pressedHint);
