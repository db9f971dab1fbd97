import type { ComponentDefinition } from '@tideform/engine';

/** @param language `either`: JavaScript or JSONLogic */
const codeSetting = (
  key: string,
  label: string,
  description: string,
  language: 'javascript' | 'json' | 'either' = 'javascript',
): ComponentDefinition => ({ type: 'code', key, label, description, kind: key, language, input: true });

/** When a component is shown: simple conditions and JSONLogic in one setting, and JavaScript, which wins over both. */
export const conditionSettings: readonly ComponentDefinition[] = [
  { type: 'conditionBuilder', key: 'conditional', label: 'When it is shown', input: true },
  codeSetting('customConditional', 'Advanced condition', 'JavaScript. It wins over every condition above.'),
];

/** Rules that change the component while somebody answers. */
export const rulesSetting: ComponentDefinition = {
  type: 'logicRules',
  key: 'logic',
  label: 'Rules',
  description: 'A rule changes this component while its trigger holds.',
  input: true,
};

/** What code does with an answer. */
export const answerLogicSettings: readonly ComponentDefinition[] = [
  codeSetting(
    'calculateValue',
    'Calculated value',
    'Worked out anew whenever an answer that it uses changes.',
    'either',
  ),
  {
    type: 'checkbox',
    key: 'allowCalculateOverride',
    label: 'A typed answer stays',
    description: 'Else the calculated one takes its place again.',
    input: true,
    conditional: {
      show: true,
      conjunction: 'all',
      conditions: [{ component: 'calculateValue', operator: 'isNotEmpty' }],
    },
  },
  codeSetting(
    'customDefaultValue',
    'Custom default value',
    'The answer before anybody gave one. It wins over the default value.',
    'either',
  ),
  codeSetting('validate.custom', 'Custom validation', 'Says whether the answer is right, and what is wrong with it.'),
  codeSetting('validate.json', 'Custom validation, JSONLogic', 'Checked beside the other rules.', 'json'),
  codeSetting('onChange', 'On change code', 'Runs after the answer was changed.'),
];

/** What code does when a button is pressed. */
export const pressedSetting: ComponentDefinition = codeSetting('custom', 'Code', 'Runs when the button is pressed.');
