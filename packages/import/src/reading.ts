import type { FormDefinition } from '@tideform/engine';
import type { FindingLedger } from './report/finding.ts';

/** Input of the readers of all formats. */
export interface ReaderInput {
  readonly ledger: FindingLedger;
  /** Default label of the submit button. */
  readonly submit: string;
  /** Language of the texts to use, one of those in the file. Absent: the file's default language. */
  readonly language?: string | undefined;
}

/** Output of the readers of all formats. */
export interface ReaderResult {
  readonly form: FormDefinition;
  readonly title: string | undefined;
  /** Languages of the file's texts; empty if the file names none. */
  readonly languages: readonly string[];
}
