import { eachComponent } from './upgrade.ts';

/**
 * Dates had their default in `defaultDate`, as a date or as code such as `moment()`; now it is where every component has
 * it: in `defaultValue`, or as code in `customDefaultValue`.
 */
export const defaultDate = eachComponent('001-default-date', (definition) => {
  const { type, defaultDate: old } = definition;
  if (type !== 'datetime' || typeof old !== 'string' || old.trim() === '') return definition;
  if (definition.defaultValue || definition.customDefaultValue) return { ...definition, defaultDate: '' };
  const now = isDate(old) ? { defaultValue: old } : { customDefaultValue: `value = moment(${old.trim()}).format()` };
  return { ...definition, defaultDate: '', ...now };
});

const isDate = (text: string): boolean => /^\s*\d/.test(text);
