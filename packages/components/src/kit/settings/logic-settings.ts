import type { ComponentDefinition } from '@tideform/engine';
import type { LogicSettingsWords } from './logic-settings.words.ts';

/** Code that an author writes. @param language `either`: JavaScript or JSONLogic */
export const codeSetting = (
  key: string,
  label: string,
  description: string,
  language: 'javascript' | 'json' | 'either' = 'javascript',
): ComponentDefinition => ({ type: 'code', key, label, description, kind: key, language, input: true });

/** When a component is shown: simple conditions and JSONLogic in one setting, and JavaScript, which wins over both. */
export const conditionSettings = (words: LogicSettingsWords): readonly ComponentDefinition[] => [
  { type: 'conditionBuilder', key: 'conditional', label: words.conditional, input: true },
  codeSetting('customConditional', words.customConditional, words.customConditionalHint),
];

/** Rules that change the component while somebody answers. */
export const rulesSetting = (words: LogicSettingsWords): ComponentDefinition => ({
  type: 'logicRules',
  key: 'logic',
  label: words.rules,
  description: words.rulesHint,
  input: true,
});

/** What code does with an answer. */
export const answerLogicSettings = (words: LogicSettingsWords): readonly ComponentDefinition[] => [
  codeSetting('calculateValue', words.calculateValue, words.calculateValueHint, 'either'),
  {
    type: 'checkbox',
    key: 'allowCalculateOverride',
    label: words.allowCalculateOverride,
    description: words.allowCalculateOverrideHint,
    input: true,
    conditional: {
      show: true,
      conjunction: 'all',
      conditions: [{ component: 'calculateValue', operator: 'isNotEmpty' }],
    },
  },
  codeSetting('customDefaultValue', words.customDefaultValue, words.customDefaultValueHint, 'either'),
  codeSetting('validate.custom', words.custom, words.customHint),
  codeSetting('validate.json', words.json, words.jsonHint, 'json'),
  codeSetting('onChange', words.onChange, words.onChangeHint),
];

/** What code does when a button is pressed. */
export const pressedSetting = (words: LogicSettingsWords): ComponentDefinition =>
  codeSetting('custom', words.pressed, words.pressedHint);
