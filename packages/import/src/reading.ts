import type { FormDefinition } from '@tideform/engine';
import type { Ledger } from './report/finding.ts';

/** What each reader is given. */
export interface Reading {
  readonly ledger: Ledger;
  /** What the button says that a form is sent with, where the file does not. */
  readonly submit: string;
  /** The language whose texts the form is to have, of those that the file has. Absent: the file's own. */
  readonly language?: string | undefined;
}

/** What each reader gives. */
export interface ReadForm {
  readonly form: FormDefinition;
  readonly title: string | undefined;
  /** Of the texts in the file; none where it does not say. */
  readonly languages: readonly string[];
}
