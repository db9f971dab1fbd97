/** Parameters that the words of a rule need: limits, the pattern, an author's own message. */
export type IssueParams = Readonly<Record<string, string | number | boolean>>;

/** A rule that an answer breaks, as data. The view words it; an author's own text comes in `params.message`. */
export interface BrokenRule {
  /** `required`, `minLength`, `maxLength`, `min`, `max`, `pattern`, `email`, `minWords`, `maxWords`, `onlyAvailableItems`, `number` … */
  readonly rule: string;
  readonly params?: IssueParams;
}

/** A broken rule and where it is. */
export interface Issue extends BrokenRule {
  /** Identity of the field in its session (`FieldNode.id`). */
  readonly nodeId: string;
  /** Data path of the answer: `person.name`, `rows[2].price`. */
  readonly path: string;
}
