/** What became of one property of a foreign form. `kept`: as it was; `changed`: in another way; `lost`: not in use, but kept aside. */
export type Outcome = 'kept' | 'changed' | 'lost';

/** Why something is not as it was. The words are `finding.messages.ts`. */
export type ReasonCode =
  /** Nobody here knows the property. */
  | 'unknown'
  /** It is known, and there is nothing like it here. */
  | 'noCounterpart'
  /** How something is drawn there. */
  | 'appearance'
  /** A kind of question became another: `from`, `to`. */
  | 'otherType'
  /** A kind of question that nobody knows became a text: `from`. */
  | 'unknownType'
  /** A kind of component that is kept whole, and not shown: `from`. */
  | 'notShown'
  /** An expression was written as a rule of ours: `expression`. */
  | 'rewritten'
  /** An expression cannot be: `expression`. */
  | 'untranslated'
  /** Code, which never runs on its way in. */
  | 'script'
  /** A name that no key can be: `from`, `to`. */
  | 'otherKey'
  /** Texts in languages that the form is not shown in: `languages`. */
  | 'otherLanguages'
  /** What kind of question it is was guessed by its words: `to`. */
  | 'guessed'
  /** Answers that a text names are not filled in there. */
  | 'holes'
  /** It lies elsewhere: a file beside the form, an address. */
  | 'elsewhere'
  /** A value that is no value of this property. */
  | 'wrongValue'
  /** The same is said in another way: `as`. */
  | 'saidOtherwise';

export interface Reason {
  readonly code: ReasonCode;
  readonly params?: Readonly<Record<string, string>>;
}

/** What became of one property. */
export interface Finding {
  readonly outcome: Outcome;
  /** Where it stands in the file: `pages[0].elements[2]`, `survey, row 7`. */
  readonly place: string;
  /** What people call the part: its title. */
  readonly part: string;
  /** As the file calls it. */
  readonly property: string;
  readonly reason?: Reason;
}

/** The findings of one form, in the order of the file. */
export interface Ledger {
  readonly findings: readonly Finding[];
  note(findings: readonly Finding[]): void;
}

export function createLedger(): Ledger {
  const findings: Finding[] = [];
  return {
    findings,
    note(more) {
      for (const finding of more) findings.push(finding);
    },
  };
}

/** A reason, with what it names cut to what a line of a report can hold. */
export function because(code: ReasonCode, params?: Readonly<Record<string, string>>): Reason {
  if (!params) return { code };
  const short = Object.entries(params).map(([name, text]) => [
    name,
    text.length > 200 ? `${text.slice(0, 199)}…` : text,
  ]);
  return { code, params: Object.fromEntries(short) as Readonly<Record<string, string>> };
}
