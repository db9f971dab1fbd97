import type { FindingMessages } from './finding.messages.ts';

/**
 * Result of importing a property. `kept`: unchanged; `changed`: converted; `lost`: unsupported, but stored in the
 * component's `foreign` property.
 */
export type FindingOutcome = 'kept' | 'changed' | 'lost';

/** Reason why a property wasn't kept unchanged. The texts are in `finding.messages.ts`. */
export type FindingReasonCode =
  /** The property is unknown. */
  | 'unknown'
  /** The property has no equivalent in this product. */
  | 'noCounterpart'
  /** The property affects the appearance in the other product. */
  | 'appearance'
  /** The question type was replaced with a different one: `from`, `to`. */
  | 'otherType'
  /** An unknown question type was replaced with a text field: `from`. */
  | 'unknownType'
  /** The component is kept but not displayed: `from`. */
  | 'notShown'
  /** An expression was converted to a rule: `expression`. */
  | 'rewritten'
  /** An expression has no equivalent: `expression`. */
  | 'untranslated'
  /** The property contains code, which never runs during an import. */
  | 'script'
  /** The name isn't a valid key: `from`, `to`. */
  | 'otherKey'
  /** The property contains texts in languages that the form doesn't use: `languages`. */
  | 'otherLanguages'
  /** The question type was inferred from its words: `to`. */
  | 'guessed'
  /** The text contains placeholders for answers, which this property doesn't support. */
  | 'holes'
  /** The content is outside the file: an attachment or a URL. */
  | 'elsewhere'
  /** The value isn't valid for this property. */
  | 'wrongValue'
  /** Another setting has the same effect: `as`. */
  | 'saidOtherwise';

export interface FindingReason {
  readonly code: FindingReasonCode;
  readonly params?: Readonly<Record<string, string>>;
}

/** Result of importing one property. */
export interface Finding {
  readonly outcome: FindingOutcome;
  /** Location in the file: `pages[0].elements[2]`, `survey, row 7`. */
  readonly place: string;
  /** Title of the part of the form, for users. */
  readonly part: string;
  /** Name of the property in the imported file. */
  readonly property: string;
  readonly reason?: FindingReason;
}

/** Collects the findings of one imported form, in the order of the file. */
export interface FindingLedger {
  readonly findings: readonly Finding[];
  note(findings: readonly Finding[]): void;
}

export function createFindingLedger(): FindingLedger {
  const findings: Finding[] = [];
  return {
    findings,
    note(more) {
      for (const finding of more) findings.push(finding);
    },
  };
}

/** Creates a reason. Its parameters are truncated to fit in a line of the report. */
export function createFindingReason(code: FindingReasonCode, params?: Readonly<Record<string, string>>): FindingReason {
  if (!params) return { code };
  const truncate = Object.entries(params).map(([name, text]) => [
    name,
    text.length > 200 ? `${text.slice(0, 199)}…` : text,
  ]);
  return { code, params: Object.fromEntries(truncate) as Readonly<Record<string, string>> };
}

/** Numbers of properties that were kept, changed and lost. */
export interface FindingTotals {
  readonly kept: number;
  readonly changed: number;
  readonly lost: number;
}

export function computeFindingTotals(findings: readonly Finding[]): FindingTotals {
  const totals = { kept: 0, changed: 0, lost: 0 };
  for (const { outcome } of findings) totals[outcome] += 1;
  return totals;
}

/** Returns the share of properties that were kept or changed; 1 for a form without properties. */
export function computeImportedShare({ kept, changed, lost }: FindingTotals): number {
  const all = kept + changed + lost;
  return all === 0 ? 1 : (kept + changed) / all;
}

/** Formats the reason why a property wasn't kept unchanged; '' if the property was kept. */
export function formatFindingReason({ reason }: Finding, { reasons }: FindingMessages): string {
  if (!reason) return '';
  const text = reasons[reason.code];
  const params = { from: '', to: '', expression: '', languages: '', as: '', ...reason.params };
  return typeof text === 'function' ? text(params) : text;
}
