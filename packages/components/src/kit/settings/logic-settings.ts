import type { ComponentDefinition } from '@tideform/engine';
import type { LogicSettingsMessages } from './logic-settings.messages.ts';

/** Code that an author writes. @param language `either`: JavaScript or JSONLogic */
export const codeSetting = (
  key: string,
  label: string,
  description: string,
  language: 'javascript' | 'json' | 'either' = 'javascript',
): ComponentDefinition => ({ type: 'code', key, label, description, kind: key, language, input: true });

/** When a component is shown: simple conditions and JSONLogic in one setting, and JavaScript, which wins over both. */
export const conditionSettings = (messages: LogicSettingsMessages): readonly ComponentDefinition[] => [
  { type: 'conditionBuilder', key: 'conditional', label: messages.conditional, input: true },
  codeSetting('customConditional', messages.customConditional, messages.customConditionalHint),
];

/** Rules that change the component while somebody answers. */
export const rulesSetting = (messages: LogicSettingsMessages): ComponentDefinition => ({
  type: 'logicRules',
  key: 'logic',
  label: messages.rules,
  description: messages.rulesHint,
  input: true,
});

/** What code does with an answer. */
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

/** What code does when a button is pressed. */
export const pressedSetting = (messages: LogicSettingsMessages): ComponentDefinition =>
  codeSetting('custom', messages.pressed, messages.pressedHint);
