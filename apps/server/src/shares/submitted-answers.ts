import type { SubmissionData } from '@tideform/engine';

/** What was submitted, checked; sealed until it is in the library. */
export interface SubmittedAnswers {
  readonly version: number;
  readonly data: SubmissionData;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Data paths that are to be the response's number. */
  readonly numbered: readonly string[];
  /** Ids of the files that the answers name, and of the PDF. */
  readonly files: readonly string[];
}

/** Where sealed answers belong. */
export const answersPlace = (sessionId: string): string => `share submission ${sessionId}`;
