/** form.io's names of validation errors that have a different name here. Authors use both as keys of `errors`. */
const errorKeys: Readonly<Record<string, readonly string[]>> = {
  email: ['invalid_email'],
  url: ['invalid_url'],
  date: ['invalidDate', 'invalid_date'],
  day: ['invalidDay', 'invalid_day'],
  requiredDay: ['requiredDayField', 'requiredDayEmpty'],
  requiredMonth: ['requiredMonthField', 'requiredDayEmpty'],
  requiredYear: ['requiredYearField', 'requiredDayEmpty'],
  onlyAvailableItems: ['invalidOption'],
  pattern: ['invalid_regex'],
  minRows: ['minLength'],
  maxRows: ['maxLength'],
};

/** Returns all keys under which an author's `errors` can contain the message of a rule: the engine's own name first. */
export function getErrorKeys(rule: string): readonly string[] {
  return [rule, ...(Object.hasOwn(errorKeys, rule) ? errorKeys[rule]! : [])];
}
