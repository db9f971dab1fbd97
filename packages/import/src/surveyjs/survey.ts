import type { FormScope } from '../building/form-scope.ts';
import type { FindingLedger } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';

export type Json = Readonly<Record<string, unknown>>;

/** State while a SurveyJS survey is read. */
export interface SurveyContext {
  readonly ledger: FindingLedger;
  /** Language of the form's texts. */
  readonly language: string;
  /** Schedules a task for when all fields are known, for example translating an expression. */
  later(task: () => void): void;
  /** Schedules a task that runs before those of `later`. */
  introduction(task: () => void): void;
}

/** Question that is being read, with its position in the survey and the form. */
export interface SurveyQuestion {
  readonly survey: SurveyContext;
  readonly place: FormScope;
  readonly part: SourcePart;
  readonly raw: Json;
}

export const surveyFormat = 'surveyjs';
