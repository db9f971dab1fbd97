import type { ComponentDefinition } from '../form-definition.ts';
import { isTrue, toRecord } from '../read-property.ts';
import type { Upgrade } from './upgrade.ts';

/**
 * Adjacent checkboxes with the input type `radio` and the same `name` used to be one question, answered under that
 * name. Now they are one radio component. Checkboxes with their own logic are not changed.
 */
export const radioOfCheckboxes: Upgrade = {
  name: '004-radio-of-checkboxes',
  apply(components) {
    if (!components.some((definition) => getQuestionName(definition) !== undefined)) return components;
    const groups: ComponentDefinition[][] = [];
    for (const definition of components) {
      const name = getQuestionName(definition);
      const last = groups.at(-1);
      if (last && name !== undefined && getQuestionName(last[0]!) === name) last.push(definition);
      else groups.push([definition]);
    }
    return groups.map((group) => (getQuestionName(group[0]!) === undefined ? group[0]! : createRadio(group)));
  },
};

/** Returns the name of the question to which a radio checkbox belongs; undefined for other components. */
function getQuestionName(definition: ComponentDefinition): string | undefined {
  const { type, inputType, name } = definition;
  const isChoice = type === 'checkbox' && inputType === 'radio' && typeof name === 'string' && name !== '';
  return isChoice && !hasLogic(definition) ? name : undefined;
}

function hasLogic(definition: ComponentDefinition): boolean {
  const { when, conditions, json } = toRecord(definition.conditional);
  const { customConditional, calculateValue, customDefaultValue, logic, validate } = definition;
  const { custom } = toRecord(validate);
  const hasRule = [when, json, customConditional, calculateValue, customDefaultValue, custom].some(Boolean);
  return hasRule || [conditions, logic].some(isFilled);
}

const isFilled = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

function createRadio(group: readonly ComponentDefinition[]): ComponentDefinition {
  const [first] = group as readonly [ComponentDefinition, ...ComponentDefinition[]];
  const { name: _name, value: _value, defaultValue: _default, validate, ...remaining } = first;
  const chosen = group.find(({ defaultValue }) => isTrue(defaultValue));
  const required = group.some((one) => isTrue(toRecord(one.validate).required));
  return {
    ...remaining,
    type: 'radio',
    key: String(first.name),
    label: String(first.name),
    dataType: 'string',
    values: group.map(({ label, key, value }) => ({ label: label ?? key ?? '', value: value ?? '' })),
    ...(chosen && { defaultValue: chosen.value }),
    validate: { ...toRecord(validate), required },
  };
}
