import type { FormDefinition } from '@tideform/engine';
import type { FindingLedger } from './report/finding.ts';

/** Input of every reader. */
export interface ReaderInput {
  readonly ledger: FindingLedger;
  /** Default label of the submit button. */
  readonly submit: string;
  /** Language to use, one of those in the file; the file's default if absent. */
  readonly language?: string | undefined;
}

/** Output of every reader. */
export interface ReaderResult {
  readonly form: FormDefinition;
  readonly title: string | undefined;
  /** Languages of the file's texts; empty if it doesn't name any. */
  readonly languages: readonly string[];
}
