/** Parameters for the message of a validation error: the limit, the pattern, or the author's own message. */
export type ValidationErrorParams = Readonly<Record<string, string | number | boolean>>;

/** Rule that an answer breaks, as data. Views render the message; an author's own message is in `params.message`. */
export interface BrokenRule {
  /**
   * Name of the rule: `required`, `minLength`, `maxLength`, `min`, `max`, `pattern`, `email`, `minWords`, `maxWords`,
   * `onlyAvailableItems`, `number` …
   */
  readonly rule: string;
  readonly params?: ValidationErrorParams;
}

/** Validation error of one field: the broken rule and its location. */
export interface ValidationError extends BrokenRule {
  /** ID of the field in its session (`FieldNode.id`). */
  readonly nodeId: string;
  /** Data path of the answer: `person.name`, `rows[2].price`. */
  readonly path: string;
}

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
