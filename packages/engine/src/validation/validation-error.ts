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
