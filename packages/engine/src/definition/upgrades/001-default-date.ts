import { createUpgrade } from './upgrade.ts';

/**
 * Date components used to store their default in `defaultDate`, as a date or as code such as `moment()`. Now they use
 * `defaultValue`, or `customDefaultValue` for code, like all components.
 */
export const defaultDate = createUpgrade('001-default-date', (definition) => {
  const { type, defaultDate: old } = definition;
  if (type !== 'datetime' || typeof old !== 'string' || old.trim() === '') return definition;
  if (definition.defaultValue || definition.customDefaultValue) return { ...definition, defaultDate: '' };
  const current = isDate(old)
    ? { defaultValue: old }
    : { customDefaultValue: `value = moment(${old.trim()}).format()` };
  return { ...definition, defaultDate: '', ...current };
});

const isDate = (text: string): boolean => /^\s*\d/.test(text);
