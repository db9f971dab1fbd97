import type { FormPlace } from '../building/form-place.ts';
import type { Ledger } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';

export type Json = Readonly<Record<string, unknown>>;

/** What is known while a survey is read. */
export interface Survey {
  readonly ledger: Ledger;
  /** The language whose texts the form has. */
  readonly language: string;
  /** Expressions are translated once all fields are known. */
  later(task: () => void): void;
  /** The same, ahead of what was asked for `later`. */
  before(task: () => void): void;
}

/** One question being read, and where it stands. */
export interface Asked {
  readonly survey: Survey;
  readonly place: FormPlace;
  readonly part: SourcePart;
  readonly raw: Json;
}

export const format = 'surveyjs';
