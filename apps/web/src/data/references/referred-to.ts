/** Response whose references are listed. */
export interface ReferenceTarget {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
  /** Level of the heading. */
  readonly level: 'h2' | 'h3';
}

/** A response that refers to another one. */
export interface Reference {
  readonly id: string;
  readonly title: string;
  readonly submissionNumber?: number | undefined;
  /** Display name of the creator; absent for the user's own responses. */
  readonly by?: string;
  /** ISO-8601 UTC; '' if unknown. */
  readonly timestamp: string;
  /** `edit`: edited submission that isn't sent yet. */
  readonly state: 'draft' | 'edit' | 'pending' | 'submitted';
}
