/**
 * Result of importing a property. `kept`: unchanged; `changed`: converted; `lost`: unsupported, but stored in
 * `foreign`.
 */
export type Outcome = 'kept' | 'changed' | 'lost';

/** Why a property wasn't kept unchanged. Texts are in `finding.messages.ts`. */
export type ReasonCode =
  /** The property is unknown. */
  | 'unknown'
  /** The property has no equivalent. */
  | 'noCounterpart'
  /** Appearance in the other product. */
  | 'appearance'
  /** The question type became a different one: `from`, `to`. */
  | 'otherType'
  /** An unknown question type became a text field: `from`. */
  | 'unknownType'
  /** A component that is kept but not displayed: `from`. */
  | 'notShown'
  /** An expression was converted to a rule: `expression`. */
  | 'rewritten'
  /** An expression has no equivalent: `expression`. */
  | 'untranslated'
  /** Code, which never runs during an import. */
  | 'script'
  /** The name isn't a valid key: `from`, `to`. */
  | 'otherKey'
  /** Texts in languages that the form doesn't use: `languages`. */
  | 'otherLanguages'
  /** The question type was inferred from its words: `to`. */
  | 'guessed'
  /** Placeholders for answers in a text aren't supported there. */
  | 'holes'
  /** The content is outside the file: an attachment or a URL. */
  | 'elsewhere'
  /** The value isn't valid for this property. */
  | 'wrongValue'
  /** Another setting has the same effect: `as`. */
  | 'saidOtherwise';

export interface Reason {
  readonly code: ReasonCode;
  readonly params?: Readonly<Record<string, string>>;
}

/** Result of importing one property. */
export interface Finding {
  readonly outcome: Outcome;
  /** Location in the file: `pages[0].elements[2]`, `survey, row 7`. */
  readonly place: string;
  /** Title of the part for users. */
  readonly part: string;
  /** Name of the property in the file. */
  readonly property: string;
  readonly reason?: Reason;
}

/** Collects the findings of one form, in the order of the file. */
export interface FindingLedger {
  readonly findings: readonly Finding[];
  note(findings: readonly Finding[]): void;
}

export function createLedger(): FindingLedger {
  const findings: Finding[] = [];
  return {
    findings,
    note(more) {
      for (const finding of more) findings.push(finding);
    },
  };
}

/** Creates a reason; its parameters are truncated to fit a line of the report. */
export function createReason(code: ReasonCode, params?: Readonly<Record<string, string>>): Reason {
  if (!params) return { code };
  const truncate = Object.entries(params).map(([name, text]) => [
    name,
    text.length > 200 ? `${text.slice(0, 199)}…` : text,
  ]);
  return { code, params: Object.fromEntries(truncate) as Readonly<Record<string, string>> };
}
