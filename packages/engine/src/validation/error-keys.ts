/** What form.io calls a broken rule where we have another word for it: the keys of an author's `errors`. */
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

/** All names of a rule, ours first. */
export function errorKeysOf(rule: string): readonly string[] {
  return [rule, ...(Object.hasOwn(errorKeys, rule) ? errorKeys[rule]! : [])];
}
