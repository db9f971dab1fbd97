/** Answers as they are stored: form.io's `data` object. */
export type SubmissionData = Readonly<Record<string, unknown>>;
