import type { FormScope } from '../building/form-scope.ts';
import type { FindingLedger } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';

export type Json = Readonly<Record<string, unknown>>;

/** State while a survey is read. */
export interface SurveyContext {
  readonly ledger: FindingLedger;
  /** Language of the form's texts. */
  readonly language: string;
  /** Schedules a task for when all fields are known, such as translating an expression. */
  later(task: () => void): void;
  /** Schedules a task before those of `later`. */
  introduction(task: () => void): void;
}

/** A question being read, with its position. */
export interface SurveyQuestion {
  readonly survey: SurveyContext;
  readonly place: FormScope;
  readonly part: SourcePart;
  readonly raw: Json;
}

export const format = 'surveyjs';
