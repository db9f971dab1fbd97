/** A response, and where what refers to it is listed. */
export interface ReferredTo {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
  /** Of the heading, under the headings around it. */
  readonly level: 'h2' | 'h3';
}

/** A response that refers to another one. */
export interface Reference {
  readonly id: string;
  readonly title: string;
  readonly submissionNumber?: number | undefined;
  /** Display name; absent for the person's own. */
  readonly by?: string;
  /** ISO-8601 UTC; '' where nobody knows. */
  readonly timestamp: string;
  /** `edit`: of a submission, not sent yet. */
  readonly state: 'draft' | 'edit' | 'pending' | 'submitted';
}
