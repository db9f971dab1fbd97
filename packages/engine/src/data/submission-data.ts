/** All answers of a response as stored: form.io's `data` object. */
export type SubmissionData = Readonly<Record<string, unknown>>;
