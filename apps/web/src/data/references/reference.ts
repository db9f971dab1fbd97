/** Response for which the responses that refer to it are listed. */
export interface ReferenceTarget {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
  /** Level of the list's heading. */
  readonly level: 'h2' | 'h3';
}

/** A response that refers to another one. */
export interface Reference {
  readonly id: string;
  readonly title: string;
  readonly submissionNumber?: number | undefined;
  /** Display name of the response's creator; absent for the user's own responses. */
  readonly by?: string;
  /** Time of the response, ISO-8601 UTC; '' if unknown. */
  readonly timestamp: string;
  /** State of the response. `edit`: an edited submission that isn't sent yet. */
  readonly state: 'draft' | 'edit' | 'pending' | 'submitted';
}
