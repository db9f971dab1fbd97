import type { ComponentDefinition } from '../form-definition.ts';
import { isTrue, recordOf } from '../read-property.ts';
import type { Upgrade } from './upgrade.ts';

/**
 * Checkboxes beside each other with the input type `radio` and one `name` were one question, answered under that name;
 * now this is a radio. Those with logic of their own stay what they are.
 */
export const radioOfCheckboxes: Upgrade = {
  name: '004-radio-of-checkboxes',
  apply(components) {
    if (!components.some((definition) => nameOf(definition) !== undefined)) return components;
    const groups: ComponentDefinition[][] = [];
    for (const definition of components) {
      const name = nameOf(definition);
      const last = groups.at(-1);
      if (last && name !== undefined && nameOf(last[0]!) === name) last.push(definition);
      else groups.push([definition]);
    }
    return groups.map((group) => (nameOf(group[0]!) === undefined ? group[0]! : radioOf(group)));
  },
};

/** The name of the question that a checkbox is a choice of. */
function nameOf(definition: ComponentDefinition): string | undefined {
  const { type, inputType, name } = definition;
  const isChoice = type === 'checkbox' && inputType === 'radio' && typeof name === 'string' && name !== '';
  return isChoice && !hasLogic(definition) ? name : undefined;
}

function hasLogic(definition: ComponentDefinition): boolean {
  const { when, conditions, json } = recordOf(definition.conditional);
  const { customConditional, calculateValue, customDefaultValue, logic, validate } = definition;
  const { custom } = recordOf(validate);
  const said = [when, json, customConditional, calculateValue, customDefaultValue, custom].some(Boolean);
  return said || [conditions, logic].some(isFilled);
}

const isFilled = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

function radioOf(group: readonly ComponentDefinition[]): ComponentDefinition {
  const [first] = group as readonly [ComponentDefinition, ...ComponentDefinition[]];
  const { name: _name, value: _value, defaultValue: _default, validate, ...kept } = first;
  const chosen = group.find(({ defaultValue }) => isTrue(defaultValue));
  const required = group.some((one) => isTrue(recordOf(one.validate).required));
  return {
    ...kept,
    type: 'radio',
    key: String(first.name),
    label: String(first.name),
    dataType: 'string',
    values: group.map(({ label, key, value }) => ({ label: label ?? key ?? '', value: value ?? '' })),
    ...(chosen && { defaultValue: chosen.value }),
    validate: { ...recordOf(validate), required },
  };
}
